import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { testDatabase } from './database.ts'

const ours = new URL('../db/migrations/', import.meta.url)

/** A folder of our migrations before this one. */
function migrationsBefore(name: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of readdirSync(ours).filter((one) => one < name))
    copyFileSync(new URL(file, ours), join(folder, file))
  return pathToFileURL(`${folder}/`)
}

/** A database as before a migration, until the test ends. `fill` inserts rows with triggers disabled. */
export async function databaseBefore(name: string) {
  const { ownerConfig, owner } = await testDatabase({ template: 'template1', until: onTestFinished })
  await migrate(ownerConfig, migrationsBefore(name))
  const db = await owner()
  const fill = async (statements: string): Promise<void> => {
    await db.query(
      `set session_replication_role = replica; ${statements}; set session_replication_role = origin`,
    )
  }
  return { db, fill, migrateOn: () => migrate(ownerConfig) }
}

type Row = Readonly<Record<string, unknown>>
type Rows = ReadonlyMap<string, readonly Row[]>

/** Every row of every table, by table. */
export async function allRows(db: pg.Client): Promise<Rows> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
  )
  const found = new Map<string, readonly Row[]>()
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t order by 1`)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** By its id, else by the columns that it had. */
const identity = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(row['id'] ?? columns.map((column) => row[column]))

/** What happened to existing rows: `client 2: payment_terms 30 → 20BD`. */
export function lost(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {})
    const now = new Map((after.get(table) ?? []).map((row) => [identity(row, columns), row]))
    return rows.flatMap((row) => {
      const id = identity(row, columns)
      const there = now.get(id)
      if (!there) return [`${table} ${id}: gone`]
      return Object.entries(row)
        .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(there[field]))
        .map(([field, value]) => `${table} ${id}: ${field} ${String(value)} → ${String(there[field])}`)
    })
  })
}
