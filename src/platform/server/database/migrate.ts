import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { asAppRole, ensureAppRole, grantTables } from './app-role.ts'
import type { Db } from './database.ts'
import { withSettings } from './database-settings.ts'

export interface Migrated {
  /** The migrations this call ran, in order. */
  applied: string[]
  /** 'app': the application has its own role. 'none': it runs as the owner; `message` explains why, for the log. */
  roles: 'app' | 'none'
  message: string | null
  /** How the application connects to this database when the server does not give it its own login. */
  app: pg.PoolConfig
}

interface Migration {
  name: string
  text: string
  sha256: string
}

const ourMigrations = new URL('../../../../db/migrations/', import.meta.url)

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).toSorted()
  const twin = names.find((name, at) => name.slice(0, 4) === names[at + 1]?.slice(0, 4))
  if (twin)
    throw new Error(
      `Two migrations have the number ${twin.slice(0, 4)}. Give the later one the next free number.`,
    )
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may change line endings, which does not change the migration.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Refuses a database whose migrations do not match these files. */
function unapplied(migrations: readonly Migration[], past: ReadonlyMap<string, string>): Migration[] {
  for (const name of past.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new Error(
        `The database has migration ${name}, which this version of Haulyard does not know. Start the newer version that made it, or restore a backup from before.`,
      )
    }
  }
  const last = [...past.keys()].toSorted().at(-1) ?? ''
  return migrations.filter(({ name, sha256 }) => {
    const applied = past.get(name)
    if (applied === undefined && name < last) {
      throw new Error(
        `The migration ${name} comes before ${last}, which is applied already. Give it the next free number.`,
      )
    }
    if (applied !== undefined && applied !== sha256) {
      throw new Error(
        `The migration ${name} was changed after it was applied to this database. Restore it, and write the change as a new migration.`,
      )
    }
    return applied === undefined
  })
}

/**
 * How long a migration waits for a table lock, in milliseconds: writers queue behind it for as long. It then
 * gives way before trying again, for about two minutes in all.
 */
const lock = { wait: 200, pause: 200, tries: 300 }

const isLockedOut = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

async function apply(owner: pg.Client, migration: Migration): Promise<void> {
  for (let left = lock.tries; ; left--) {
    try {
      return await applyNow(owner, migration)
    } catch (error) {
      if (left === 0 || !(error instanceof Error) || !isLockedOut(error.cause)) throw error
      await sleep(lock.pause)
    }
  }
}

async function applyNow(owner: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  await owner.query(`begin; set local lock_timeout = ${lock.wait}`)
  try {
    await owner.query(text)
    await owner.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(
      `The migration ${name} failed${where(error, text)}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

/** PostgreSQL reports a character position; editors show lines. */
function where(error: unknown, text: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return ''
  return ` at line ${text.slice(0, Number(error.position)).split('\n').length}`
}

/**
 * Migrates the database of `config` (with the owner's rights) to the newest schema: every missing file of
 * `folder`, each in its own transaction. Servers that start at once wait for one another, and the later ones
 * find nothing to do. Throws, with a message, for a failing, changed, unknown or misnumbered migration; the
 * database then stays as it was before that file.
 */
export async function migrate(config: pg.PoolConfig, folder: URL = ourMigrations): Promise<Migrated> {
  const owner = new pg.Client({
    application_name: 'haulyard migrate',
    ...withSettings(config, { statement_timeout: '0' }),
  })
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock(7412)') // Released with the connection, however it ends.
    await owner.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await owner.query<{ name: string; sha256: string }>('select name, sha256 from migration')
    const missing = unapplied(
      await readMigrations(folder),
      new Map(rows.map((row) => [row.name, row.sha256])),
    )
    for (const migration of missing) await apply(owner, migration)
    await ensureAppRole(owner)
    await grantTables(owner, 'public')
    return { applied: missing.map(({ name }) => name), ...(await rolesOf(config)) }
  } finally {
    await owner.end()
  }
}

async function rolesOf(config: pg.PoolConfig): Promise<Omit<Migrated, 'applied'>> {
  const app = await asAppRole(config)
  if (app) return { roles: 'app', message: null, app }
  const message =
    'The login of DATABASE_URL cannot create or assume the role haulyard_app: the application works as the owner of its tables, and the activity log is guarded by its trigger alone.'
  return { roles: 'none', message, app: config }
}

/** The migrations that the database still lacks. */
export async function pendingMigrations(db: Db, folder: URL = ourMigrations): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  const past = new Set(rows.map((row) => row.name))
  return (await readMigrations(folder)).map(({ name }) => name).filter((name) => !past.has(name))
}
