import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { startPostgres, stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { clusterFolder } from '#platform/server/embedded-postgres/place.ts'
import { copyCluster } from './new-cluster.ts'
import { post } from './process.ts'

/** A server's data folder; its database is stopped and the folder removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-real-'))
  onTestFinished(async () => {
    await stopPostgres(folder).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** The same with an empty business in it, for tests that are not about creating it. */
export function folderWithDatabase(): string {
  const folder = newFolder()
  copyCluster(clusterFolder(folder), 'migrated')
  return folder
}

/** The same for several servers on one database. */
export const secretForTests = Buffer.from('keys for tests only, 128 bits or more of them').toString('base64')
export const envOf = (folder: string) => ({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0' })

interface Writing {
  origin: string
  authorization: string
  /** Receives every acknowledged name. */
  acknowledged: string[]
  /** Generates the next name. */
  name: () => string
  until: { over: boolean }
}

/** Writes clients one after the other until stopped, or until the server is gone; refusals are skipped. */
export async function writeOn({ origin, authorization, acknowledged, name, until }: Writing): Promise<void> {
  while (!until.over) {
    const one = name()
    try {
      const body = { name: one, client_type: 'civil', email: 'office@example.com' }
      const { success } = await post(origin, '/api/clients', body, { authorization, 'idempotency-key': one })
      if (success) acknowledged.push(one)
      else await sleep(10)
    } catch {
      return
    }
  }
}

/** Works on a stopped server's database. */
export async function withDatabase<T>(folder: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const server = await startPostgres(folder)
  const owner = new pg.Client(server.config)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
    await server.stop()
  }
}

/** Every acknowledged write exists once, with its log entry and stored answer; nothing is half written. */
export async function expectKept(owner: pg.Client, acknowledged: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ name: string; logged: string; kept: string }>(
    `select c.name, (select count(*) from activity_log l where l.record_type = 'client' and l.record_id = c.id and l.action = 'created') as logged,
      (select count(*) from idempotency i where i.key = c.name and i.answer is not null) as kept
     from client c`,
  )
  const kept = new Set(rows.map((row) => row.name))
  expect(acknowledged.filter((one) => !kept.has(one))).toEqual([])
  expect(kept.size).toBe(rows.length)
  expect(rows.filter((row) => row.logged !== '1' || row.kept !== '1')).toEqual([])
}
