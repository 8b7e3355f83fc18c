import { expect, test } from 'vitest'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { endpoints, urlOf } from '../foreign-ids.ts'
import { testApp } from '../app.ts'
import { type Document, operationsOf } from '../fuzz/operations.ts'
import { makeWorld } from '../fuzz/world.ts'
import { count, figure } from '../proof.ts'

const app = await testApp()
await makeWorld(app)
const operations = operationsOf(openApi(Object.fromEntries(endpoints)) as unknown as Document)

/** Ways out of a text, what to do there, and ways to make the rest of the statement harmless. */
const breaks = [
  '',
  "'",
  "''",
  '"',
  "')",
  "'))",
  '\\',
  "\\'",
  '$$',
  '%27',
  '%',
  "%'",
  '`',
  '0',
  '\u02bc',
  "x'",
]
const acts = [
  ' or 1=1',
  ' or true',
  ' union select null',
  ' union all select password_hash from app_user',
  '; select pg_sleep(5)',
  ' and 1=(select 1 from pg_sleep(5))',
  '||(select pg_sleep(5))||',
  '; drop table client',
  ' or 1=cast(version() as int)',
  "; copy client to program 'true'",
]
const ends = ['', '--', '/*', ';', " or ''='"]
const payloads = breaks.flatMap((out) => acts.flatMap((act) => ends.map((end) => out + act + end)))
/** What is done by `pg_sleep` shows in the time, in milliseconds. */
const slept = 4000

// S13.
test(
  'what is put into queries is searched for and never obeyed',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const each = count({ short: 2, full: 500 })
    const owner = await app.database.owner()
    const clients = async () => (await owner.query('select count(*) as n from client')).rows[0]
    const before = await clients()
    const seen = { tried: 0, found: 0, parameters: 0 }
    for (const name of ['administrator', 'driver'] as const) {
      const caller = await app.as(name)
      const rowsAt = async (url: string) => {
        const started = performance.now()
        const { status, data, text } = await caller.request('GET', url)
        expect(status, `${url} ${text}`).toBeLessThan(500)
        expect(performance.now() - started, url).toBeLessThan(slept)
        return { status, rows: Array.isArray(data) ? data.length : 0 }
      }
      for (const [at, { name: call, query }] of operations.entries()) {
        const e = Object.fromEntries(endpoints)[call]
        if (!e || e.method !== 'GET' || query.length === 0) continue
        const path = urlOf(e, name, { id: '1', record_type: 'client', record_id: '1' })
        const all = (await rowsAt(path)).rows
        for (const [nth, parameter] of query.entries()) {
          seen.parameters++
          for (let n = 0; n < each; n++) {
            // In short others each time; 37 and the number of payloads have no divisor in common.
            const payload = payloads[(((at * 31 + nth) * each + n) * 37) % payloads.length]!
            const { status, rows } = await rowsAt(`${path}?${parameter.name}=${encodeURIComponent(payload)}`)
            expect(rows, `${path} ${parameter.name} ${payload}`).toBeLessThanOrEqual(all)
            seen.tried++
            if (status === 200) seen.found++
          }
        }
      }
    }
    expect(seen.parameters).toBeGreaterThan(100)
    expect(seen.found).toBeGreaterThan(0)
    expect(await clients()).toEqual(before)
    figure(
      'S13',
      `${seen.tried} SQL payloads in ${seen.parameters} parameters of queries: 0 obeyed, 0 rows more, 0 answers with 5xx`,
    )
  },
)
