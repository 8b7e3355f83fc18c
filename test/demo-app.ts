import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { fillDemo, seedFortnight } from '#db/demo/fill.ts'
import { fixedClock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/start/config.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { buildServer } from '#platform/server/start/start.ts'
import { type TestApp, testApp } from './app.ts'

/** The middle of a working day: some of today's work is in progress. */
export const demoTime = '2026-11-20T10:30:00+11:00'
const template = 'template_demo'
const filling = 'filling_demo'

/**
 * The product with the demo company and its fortnight. The first file of a run that asks for it fills it, which
 * takes ten seconds; the others get copies.
 */
export async function demoApp(): Promise<TestApp> {
  const folder = await filledOnce()
  const app = await testApp({ copy_of: { template, folder } })
  app.clock.set(demoTime)
  return app
}

async function filledOnce(): Promise<string> {
  const { host, port, owner, app } = inject('database')
  const folder = join(inject('folder'), 'demo')
  const login = (one: pg.PoolConfig, to: string) => ({ host, port, ...one, ssl: false, database: to })
  const admin = new pg.Client(login(owner, 'postgres'))
  await admin.connect()
  try {
    // The second one waits.
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount) return folder
    await admin.query(`create database ${filling} template template_haulyard strategy file_copy`)
    await fill(folder, { owner: login(owner, filling), app: login(app, filling) })
    await analyse(login(owner, filling))
    await admin.query(`alter database ${filling} rename to ${template}`)
    return folder
  } finally {
    await admin.end()
  }
}

/** As autovacuum, which is off, would soon do: without figures of the tables a count takes seconds. */
async function analyse(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query('analyze')
  await client.end()
}

async function fill(folder: string, database: { owner: pg.PoolConfig; app: pg.PoolConfig }): Promise<void> {
  mkdirSync(folder)
  const server = await buildServer({
    config: readConfig({ HAULYARD_DATA: folder }),
    database,
    areas: serverAreas,
    logger: openLogger('silent'),
    is_demo: false,
    clock: fixedClock(demoTime),
  })
  await fillDemo(server.platform)
  await seedFortnight(server.platform, new AbortController().signal)
  await server.stop()
}
