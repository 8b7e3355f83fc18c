import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'

export interface TestDatabase extends Database {
  /** As the application connects. */
  config: pg.PoolConfig
  /** With the owner's rights, for what the application may not do. */
  ownerConfig: pg.PoolConfig
  /** A connection with the owner's rights, closed with the database. */
  owner: () => Promise<pg.Client>
  closeOwners: () => Promise<void>
}

interface Options {
  /** 'template1' is an empty database, not migrated. */
  template?: string
  /** So that fifty callers waiting for one lock on a busy machine are not refused after five seconds. */
  has_long_timeouts?: boolean
  /** When it is dropped: after the file's tests, or, called inside a test, `onTestFinished`. */
  until?: (drop: () => Promise<void>) => void
}

/** This test file's own database, copied from `template`. */
export async function testDatabase(options: Options = {}): Promise<TestDatabase> {
  const { template = 'template_haulyard', has_long_timeouts = false, until = afterAll } = options
  const { host, port, owner, app } = inject('database')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const place = { host, port, database: name, ssl: false }
  const ownerConfig = { ...place, ...owner }
  const wait = 120_000
  const timeouts = has_long_timeouts ? { connectionTimeoutMillis: wait, statement_timeout: wait } : {}
  const config = { ...place, ...app, ...timeouts }
  const admin = { ...ownerConfig, database: 'postgres' }
  // Without syncing, copying the files takes a third of the time of copying through the log.
  await query(admin, `create database ${name} template ${template} strategy file_copy`)

  const database = openDatabase(config)
  const owners: pg.Client[] = []
  const closeOwners = async () => {
    await Promise.all(owners.splice(0).map((client) => client.end()))
  }
  until(async () => {
    await database.close()
    await closeOwners()
    await query(admin, `drop database ${name} with (force)`)
  })
  return {
    ...database,
    config,
    ownerConfig,
    owner: async () => {
      const client = new pg.Client(ownerConfig)
      client.on('error', () => {}) // A test may end connections on purpose.
      await client.connect()
      owners.push(client)
      return client
    },
    closeOwners,
  }
}

async function query(config: pg.PoolConfig, text: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
