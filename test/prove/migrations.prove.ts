import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { ownPostgres } from '../own-postgres.ts'
import { figure } from '../proof.ts'
import { schemaOf } from '../schema-of.ts'
import { fillTables } from './fill-tables.ts'

const rows = Number(process.env['HAULYARD_ROWS'] ?? 100_000)
/** How long a writer may wait for a migration, in milliseconds. */
const longestWait = 500
/**
 * Migrations that lock `invoice` for longer: one writes to every draft, one rebuilds the table for its
 * generated columns. They cannot change, because databases have their checksums; no others may join them.
 */
const heldLonger = new Set(['0050_date_of_issue.sql', '0052_client_credit.sql'])
const ours = new URL('../../db/migrations/', import.meta.url)
const names = readdirSync(ours)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const own = await ownPostgres()

await own.admin.query(`create role migrating superuser login password 'own'`)

/** @returns how to connect to it. */
async function emptyDatabase(name: string): Promise<string> {
  await own.admin.query(`create database ${name}`)
  return own.url({ user: 'migrating', password: 'own', database: name })
}

async function schemaIn(database: string): Promise<string[]> {
  const client = await own.connectTo(database)
  const schema = await schemaOf(client)
  await client.end()
  return schema
}

/** A folder of the migrations up to some point; further ones are added to it. */
function someMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const add = (name: string) => copyFileSync(new URL(name, ours), join(folder, name))
  return { url: pathToFileURL(`${folder}/`), add }
}

// R18.
test('every earlier schema migrates to the same as an empty database', async () => {
  const wanted = await emptyDatabase('from_none')
  await migrate({ connectionString: wanted })
  const schema = await schemaIn('from_none')
  for (let past = 1; past < names.length; past++) {
    const { url, add } = someMigrations()
    names.slice(0, past).forEach(add)
    const connectionString = await emptyDatabase(`past_${past}`)
    expect((await migrate({ connectionString }, url)).applied).toHaveLength(past)
    expect((await migrate({ connectionString })).applied).toEqual(names.slice(past))
    expect(await schemaIn(`past_${past}`), names[past - 1]).toEqual(schema)
  }
  figure('R18', `${names.length - 1} earlier schemas brought to the same`)
})

/** Inserts rows into a table until stopped; returns the longest insert, in milliseconds. */
async function writer(table: string, until: { over: boolean }): Promise<number> {
  const client = await own.connectTo('full_tables')
  // Without triggers and foreign keys: only the locks matter.
  await client.query(`set session_replication_role = replica; set lock_timeout = '60s'`)
  let longest = 0
  for (let n = 1; !until.over; n = (n * 7919) % rows) {
    const asked = performance.now()
    await client.query(`select from "${table}" where id = $1 for update`, [n])
    longest = Math.max(longest, performance.now() - asked)
  }
  await client.end()
  return longest
}

/** What people write to all day, if it exists yet. */
const busy = [
  'client',
  'quote',
  'quote_line',
  'job',
  'job_item',
  'booking',
  'docket',
  'docket_line',
  'invoice',
  'invoice_line',
]

// R18.
test('each migration of full tables lets writers pass', async () => {
  const connectionString = await emptyDatabase('full_tables')
  const owner = await own.connectTo('full_tables')
  const { url, add } = someMigrations()
  const waits: { name: string; wait: number; took: number }[] = []
  const filled = new Map([['migration', false]])
  for (const name of names) {
    add(name)
    const until = { over: false }
    const writers = Promise.all(
      busy.filter((table) => filled.get(table)).map((table) => writer(table, until)),
    )
    const started = performance.now()
    expect((await migrate({ connectionString }, url)).applied).toEqual([name])
    const took = performance.now() - started
    until.over = true
    waits.push({ name, wait: Math.max(0, ...(await writers)), took })
    await fillTables(owner, rows, filled)
  }
  await owner.end()
  expect(busy.filter((table) => !filled.get(table))).toEqual([])
  const lines = waits.map(
    ({ name, wait, took }) => `${name} ${took.toFixed(0)} ms, ${wait.toFixed(0)} ms waited`,
  )
  console.log(lines.join('\n'))
  const [held, others] = [true, false].map((is) => waits.filter(({ name }) => heldLonger.has(name) === is))
  expect(others!.filter(({ wait }) => wait > longestWait)).toEqual([])
  const longest = (of: typeof waits) => Math.max(...of.map(({ wait }) => wait)).toFixed(0)
  figure(
    'R18',
    `${names.length} migrations of ${[...filled.values()].filter(Boolean).length} tables with ${rows} rows each: writers waited ${longest(others!)} ms at most, for ${[...heldLonger].join(' and ')} ${longest(held!)} ms`,
  )
})
