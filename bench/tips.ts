import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { signIn } from './calls.ts'
import { goInApp, signInAs, timeInApp } from './in-app.ts'
import { type Figure, median, percentile } from './report.ts'
import { seedJobs } from './seed-jobs.ts'
import { startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const times = 9

/** At least 100,000 tip orders at four sites, as many for each order. */
const seedTips = [
  `insert into tip_site (name, suburb, materials)
   select 'Bench tip ' || at, 'Truganina', '[{"material": "Clay", "conditions": null}]' from generate_series(1, 4) as at`,
  `insert into tip_order (job_item_id, sequence, tip_site_id, material, planned_loads, planned_quantity)
   select o.id, s.place, s.id, 'Clay', 6, 72
   from (select id, count(*) over () as orders from job_item where order_no like 'B-%') o
   join (select id, row_number() over (order by id) as place from tip_site where name like 'Bench tip %') s
     on s.place <= ceil(100000.0 / o.orders)`,
]

/** Where an order's loads go, with 100,000 tip orders in the table: the call, and the tab of a work order. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withRows(env, [...seedJobs, ...seedTips])
    const server = await startHaulyard(env)
    try {
      const caller = await signIn(server.origin, 'allocator@demo.example')
      const { data } = await caller.get<{ id: number }[]>('/api/work-orders?search=B-&page_size=50')
      const ids = data.map(({ id }) => id)
      const calls: number[] = []
      for (let at = 0; at < 220; at++) {
        const { ms } = await caller.get(`/api/jobRequirement/jobItem/${ids[at % ids.length]}/tips`)
        if (at >= 20) calls.push(ms)
      }
      caller.close()
      return [
        {
          name: 'tip orders of an order, of 100,000, p50',
          value: percentile(calls, 50),
          unit: 'ms',
          at_most: 10,
        },
        {
          name: 'tip orders of an order, of 100,000, p99',
          value: percentile(calls, 99),
          unit: 'ms',
          at_most: 50,
        },
        await tab(server.origin, ids),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the click on the tab to its rows, each time of another order. */
async function tab(origin: string, ids: readonly number[]): Promise<Figure> {
  const browser = await openBrowser()
  try {
    const page = await signInAs(browser, origin, 'Allocator')
    const shown: number[] = []
    for (const id of ids.slice(0, times + 1)) {
      const path = `/dashboard/work-orders/${id}/edit`
      await goInApp(page, path)
      await page.getByRole('link', { name: 'Tip orders' }).waitFor()
      await page.waitForTimeout(300)
      shown.push(await timeInApp(page, `${path}?tab=tips`, 'table[aria-label="Tip orders"] tbody tr button'))
    }
    return {
      name: `tab of tip orders, inside the app to rows, median of ${times}`,
      // The first one loads the tab's code.
      value: median(shown.slice(1)),
      unit: 'ms',
      at_most: 100,
    }
  } finally {
    await browser.close()
  }
}
