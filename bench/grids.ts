import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cpuTime, openBrowser } from './browser.ts'
import { goInApp, signInAs, timeInApp } from './in-app.ts'
import { type Figure, median } from './report.ts'
import { startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const times = 9
const cell = 'tbody input[type=checkbox]'

/** 500 people and 40 tags, eight of them each. */
const seed = [
  `update driver set archived_at = now()`,
  `update tag set archived_at = now()`,
  `insert into driver (name, mobile) select 'Bench driver ' || lpad(at::text, 3, '0'), '04' || lpad(at::text, 8, '0')
   from generate_series(1, 500) as at`,
  `insert into tag (tag_type, name) select 'user', 'Bench tag ' || lpad(at::text, 2, '0') from generate_series(1, 40) as at`,
  `insert into holding (driver_id, tag_id)
   select d.id, t.id from driver d, tag t
   where d.archived_at is null and t.archived_at is null and (d.id * 7 + t.id * 11) % 5 = 0`,
]

/** The grid of 500 people × 40 tags: until it is painted, and until a tick is. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await withRows(env, seed)
    const server = await startHaulyard(env)
    const browser = await openBrowser()
    try {
      const page = await signInAs(browser, server.origin, 'Administrator')
      return await measure(page)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(page: Page): Promise<Figure[]> {
  const busy = await cpuTime(page)
  const painted: number[] = []
  const paintCpu: number[] = []
  for (let at = 0; at <= times; at++) {
    await goInApp(page, '/profile')
    await page.locator('h1').waitFor()
    await page.waitForTimeout(300)
    const before = await busy()
    painted.push(await timeInApp(page, '/dashboard/allocate-resources/allocate-tags', cell))
    paintCpu.push((await busy()) - before)
    await page.waitForTimeout(200)
  }
  const ticked: number[] = []
  const tickCpu: number[] = []
  for (let at = 0; at <= times; at++) {
    const before = await busy()
    ticked.push(await timeTick(page, at))
    tickCpu.push((await busy()) - before)
    await page.waitForTimeout(100)
  }
  const of = '500 people × 40 tags'
  // The first one loads the code.
  const figure = (name: string, values: number[]) => ({ name, value: median(values.slice(1)), unit: 'ms' })
  return [
    { ...figure(`grid of ${of}, inside the app to its first paint`, painted), at_most: 300 },
    figure(`grid of ${of}, the browser’s work for that`, paintCpu),
    { ...figure(`grid of ${of}, a tick to its paint`, ticked), at_most: 50 },
    figure(`grid of ${of}, the browser’s work for that`, tickCpu),
  ]
}

/** From a click on a cell to the frame after the one that shows it. */
const timeTick = (page: Page, at: number): Promise<number> =>
  page.evaluate(
    ([cells, place]) =>
      new Promise<number>((resolve, reject) => {
        const box = document.querySelectorAll<HTMLInputElement>(cells)[place * 41]
        if (!box) return reject(new Error('There is no such cell.'))
        const was = box.checked
        const start = performance.now()
        box.click()
        requestAnimationFrame(() => {
          if (box.checked === was) return reject(new Error('The cell was not ticked.'))
          const painted = new MessageChannel()
          painted.port1.onmessage = () => resolve(performance.now() - start)
          painted.port2.postMessage(null)
        })
      }),
    [cell, at] as const,
  )
