import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { clientEndpoints as calls } from '#areas/clients/contract/endpoints.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from './app.ts'
import { exported } from './exports.ts'
import { count, figure } from './proof.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const owner = await app.database.owner()

const rows = count({ short: 4000, full: 100_000 })
await owner.query(
  `insert into client (name, name_key, client_type, email)
   select 'Untouched ' || n, 'untouched ' || n, 'civil', 'office@example.com' from generate_series(1, $1) n`,
  [rows],
)

/** A hundred writes a second, half creating clients, half changing existing ones. */
async function writeOn(until: { over: boolean }): Promise<number> {
  const body = { client_type: 'civil', email: 'office@example.com' } as const
  const { data } = await sales.call(calls.createClient, { body: { ...body, name: 'Touched' } })
  const params = { id: data.id }
  let { version } = data
  let writes = 0
  while (!until.over) {
    const made = sales.call(calls.createClient, { body: { ...body, name: `New ${writes}` } })
    const edited = await sales.call(calls.editClient, {
      params,
      body: { version, trading_name: `Name ${writes}` },
    })
    expect([edited.status, (await made).status]).toEqual([200, 200])
    version = edited.data.version
    writes += 2
    await sleep(20)
  }
  return writes
}

// R21.
test(
  'a list exported while others write has every untouched record exactly once',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const times = count({ short: 2, full: 5 })
    let writes = 0
    for (let time = 0; time < times; time++) {
      const until = { over: false }
      const writing = writeOn(until)
      const table = await exported(accounts, '/api/clients/export')
      until.over = true
      writes += await writing
      const names = table.rows.map((row) => row['Name'] ?? '').filter((name) => name.startsWith('Untouched'))
      expect(names).toHaveLength(rows)
      expect(new Set(names).size).toBe(rows)
    }
    figure(
      'R21',
      `${times} exports of ${rows} records during ${writes} writes: every untouched one exactly once`,
    )
  },
)

test(
  'a walk through the log meets every entry once, whatever is written meanwhile',
  { timeout: count({ short: 30_000, full: 1_800_000 }) },
  async () => {
    const administrator = await app.as('administrator')
    const entries = count({ short: 2000, full: 100_000 })
    const entry = { action: 'counted', record_type: 'client', record_id: 1 }
    for (let from = 0; from < entries; from += 2000)
      await app.platform.write(system, async (change) => {
        for (let at = from; at < from + 2000; at++) change.log({ ...entry, record_label: `Bar ${at}` })
      })
    const met: string[] = []
    let before_id: number | undefined
    do {
      const { data } = await administrator.call(activityLogEndpoints.listActivity, {
        query: { record_type: 'client', action: 'counted', limit: 150, before_id },
      })
      met.push(...data.entries.map(({ record_label }) => record_label))
      await app.platform.write(system, async (change) => change.log({ ...entry, record_label: 'New' }))
      before_id = data.older ?? undefined
    } while (before_id !== undefined)
    expect(met).toEqual(Array.from({ length: entries }, (_, at) => `Bar ${entries - 1 - at}`))
    figure('R21', `${entries} entries of the log walked while others are written: each once, in order`)
  },
)
