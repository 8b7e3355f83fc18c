import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientFilters } from '#areas/clients/contract/endpoints.ts'
import { listClients } from '#areas/clients/server/index.ts'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { againstRawSql, statementsOf } from './against-raw-sql.ts'
import { withManyClients } from './many-clients.ts'
import { type Figure, percentile } from './report.ts'
import { authorization, startHaulyard } from './server.ts'

const query = 'sort=-created_at&client_type=civil&page_size=50'

/** The list of 100,000 clients compared with a plain Fastify + pg route that runs the same SQL; then contains-search. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withManyClients(env, async (owner) => {
      await owner.query(
        `update client set name = 'Zoltankovacs Civil', name_key = 'zoltankovacs civil' where id = (select max(id) - 500 from client)`,
      )
    })
    const database = await startPostgres(env.HAULYARD_DATA)
    const filters = clientFilters.parse(Object.fromEntries(new URLSearchParams(query)))
    const administrator = { ...system, grants: effectiveGrants(1) }
    const statements = await statementsOf(database.app, (db) =>
      listClients(db, administrator, filters, '2026-11-20'),
    )
    await database.stop()

    const ours = await startHaulyard(env)
    const headers = await authorization(ours.origin)
    try {
      const measured = await againstRawSql(
        'list 50 of 100,000 clients, filter + sort + total',
        { url: `${ours.origin}/api/clients?${query}`, headers },
        statements,
      )
      const searches = await searchTimes(ours.origin, headers)
      return [...measured, ...searches]
    } finally {
      await ours.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** People wait for the rows; the browser requests the total separately, and only when the search changes. */
async function searchTimes(origin: string, headers: Record<string, string>): Promise<Figure[]> {
  const time = async (search: string, with_total: 0 | 1) => {
    const times: number[] = []
    const url = `${origin}/api/clients?with_total=${with_total}&search=${encodeURIComponent(search)}`
    for (let at = 0; at < 60; at++) {
      const start = performance.now()
      const answer = await fetch(url, { headers })
      await answer.text()
      if (at >= 10) times.push(performance.now() - start)
    }
    return percentile(times, 50)
  }
  const worst = async (with_total: 0 | 1) =>
    Math.max(
      await time('pty', with_total),
      await time('civil', with_total),
      await time('example', with_total),
    )
  return [
    {
      name: 'contains search, a rare word, rows, p50',
      value: await time('ltankov', 0),
      unit: 'ms',
      at_most: 5,
    },
    {
      name: 'contains search, a rare word, with exact total, p50',
      value: await time('ltankov', 1),
      unit: 'ms',
    },
    {
      name: 'contains search, the worst of three common words, rows, p50',
      value: await worst(0),
      unit: 'ms',
      at_most: 40,
    },
    {
      name: 'contains search, the worst of three common words, with exact total, p50',
      value: await worst(1),
      unit: 'ms',
    },
  ]
}
