import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { goInApp, signInAs, timeInApp } from './in-app.ts'
import { type Figure, median, percentile } from './report.ts'
import { authorization, startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const times = 9
const limitMs = 30_000
const monday = '2026-11-23'

interface Size {
  machines: number
  days: 14 | 28
  bookings: number
  paint_ms: number
}
const sizes: readonly Size[] = [
  { machines: 500, days: 14, bookings: 5000, paint_ms: 120 },
  { machines: 2000, days: 28, bookings: 40_000, paint_ms: 250 },
]
const rate = `'{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}'`

/** Machines in twenty categories, each booked on as many of the days as makes the number, for a day at a time. */
const seedOf = ({ machines, days, bookings }: Size): string[] => [
  `update asset set archived_at = now()`,
  `insert into asset_category (name, asset_group) select 'Board ' || lpad(k::text, 2, '0'), 'excavator' from generate_series(0, 19) k`,
  `create temp table kind as select id, row_number() over (order by id) - 1 as k from asset_category where name like 'Board %'`,
  `insert into asset (fleet_no, asset_category_id, name)
     select 'M-' || lpad(n::text, 4, '0'), kind.id, 'Machine ' || n from generate_series(1, ${machines}) n join kind on kind.k = n % 20`,
  `insert into client (name, name_key, client_type, email) values ('Board', 'board', 'civil', 'board@example.com')`,
  `insert into job_site (client_id, name, address_line1, suburb, state, postcode)
     select id, 'Board', '1 Board Road', 'Epping', 'VIC', '3076' from client where name = 'Board'`,
  `insert into job (job_no, company_id, client_id, job_site_id, title, job_type, status, start_date, end_date, billing_method)
     select 'BRD-' || k, (select min(id) from company), client_id, id, 'Board ' || k, 'Machine Hire', 'Confirmed', '${monday}', date '${monday}' + 40, 'hourly'
     from job_site, generate_series(0, 19) k where name = 'Board'`,
  `insert into job_requirement (job_id, asset_category_id, max_asset_qty, start_date, end_date, start_time, rate_snapshot)
     select job.id, kind.id, 100, '${monday}', date '${monday}' + 40, '07:00', ${rate} from job join kind on job_no = 'BRD-' || kind.k`,
  `create temp table busy as select a.id as asset_id, r.id as requirement_id, r.job_id, a.asset_category_id, d.day, row_number() over () as slot
     from (select id, asset_category_id, row_number() over (order by id) as n from asset where fleet_no like 'M-%') a
     join job_requirement r on r.asset_category_id = a.asset_category_id
     join generate_series(0, ${days - 1}) as d(day) on (d.day * 7 + a.n * 3) % ${days} < ${Math.round(bookings / machines)}`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, needs_driver, rate_snapshot)
     select 'BRD-' || slot, job_id, requirement_id, slot, date '${monday}' + day,
       (date '${monday}' + day + time '07:00') at time zone 'Australia/Melbourne',
       (date '${monday}' + day + time '15:00') at time zone 'Australia/Melbourne', asset_category_id, false, ${rate} from busy`,
  `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', b.asset_id, i.id, i.starts_at, i.ends_at, 'empty' from busy b join job_item i on i.order_no = 'BRD-' || b.slot`,
  `analyze`,
]

/** The board at two sizes: the answer, the first paint, scrolling, dragging, and a change in another browser. */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of sizes) figures.push(...(await measure(size)))
  return figures
}

async function measure(size: Size): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = {
    HAULYARD_DATA: folder,
    HAULYARD_DEMO: '1',
    HAULYARD_CLOCK: `${monday}T06:00:00+11:00`,
    LOG_LEVEL: 'error',
  }
  try {
    await withRows(env, seedOf(size))
    const server = await startHaulyard(env)
    const browser = await openBrowser()
    try {
      const of = `board of ${size.machines} × ${size.days} × ${size.bookings}`
      const answer = await timeAnswer(server.origin, size.days)
      const page = await signInAs(browser, server.origin, 'Allocator')
      const other = await signInAs(browser, server.origin, 'Administrator')
      const address = `/dashboard/jobs/scheduler?from=${monday}&days=${size.days}`
      const painted: number[] = []
      for (let at = 0; at <= times; at++) {
        await goInApp(page, '/profile')
        await page.locator('h1').waitFor()
        await page.waitForTimeout(300)
        painted.push(await timeInApp(page, address, '[data-chip]'))
      }
      await page.waitForTimeout(1000)
      const nodes = await page.locator('table[aria-label="Bookings"] *').count()
      const scrolled = await frames(page, () => scrollDown(page))
      const dragged = await frames(page, () => dragAbout(page))
      const drops: number[] = []
      const seen: number[] = []
      await goInApp(other, address)
      await other.locator('[data-chip]').first().waitFor()
      for (let at = 0; at < times; at++) {
        const { painted_ms, seen_ms } = await drop(page, other)
        drops.push(painted_ms)
        seen.push(seen_ms)
      }
      return [
        {
          name: `${of}, the server’s answer`,
          value: answer.ms,
          unit: 'ms',
          ...(size.days === 14 && { at_most: 60 }),
        },
        {
          name: `${of}, its size as gzip`,
          value: answer.kb,
          unit: 'kB',
          ...(size.days === 14 && { at_most: 200 }),
        },
        // The first one loads the code.
        {
          name: `${of}, inside the app to its first chips`,
          value: median(painted.slice(1)),
          unit: 'ms',
          at_most: size.paint_ms + answer.ms,
        },
        { name: `${of}, elements in the grid`, value: nodes, unit: '', at_most: 600 },
        {
          name: `${of}, a frame while scrolling, p95`,
          value: percentile(scrolled, 95),
          unit: 'ms',
          at_most: 17,
        },
        {
          name: `${of}, a frame while dragging, p95`,
          value: percentile(dragged, 95),
          unit: 'ms',
          at_most: 20,
        },
        { name: `${of}, a drop to its paint`, value: median(drops), unit: 'ms', at_most: 50 },
        {
          name: `${of}, a drop to another browser, p95`,
          value: percentile(seen, 95),
          unit: 'ms',
          at_most: 300,
        },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeAnswer(origin: string, days: number): Promise<{ ms: number; kb: number }> {
  const headers = await authorization(origin)
  const took: number[] = []
  let kb = 0
  for (let at = 0; at <= times; at++) {
    const start = performance.now()
    const answer = await fetch(`${origin}/api/board?from=${monday}&days=${days}`, { headers })
    const text = await answer.text()
    took.push(performance.now() - start)
    kb = gzipSync(text).length / 1000
  }
  return { ms: median(took.slice(1)), kb }
}

/** How long each frame took while something was done, in ms. */
async function frames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const took: number[] = []
    let last = performance.now()
    const look = (now: number) => {
      took.push(now - last)
      last = now
      if (Object.hasOwn(globalThis, 'boardFrames')) requestAnimationFrame(look)
    }
    Object.assign(globalThis, { boardFrames: took })
    requestAnimationFrame(look)
  })
  await work()
  return page.evaluate(() => {
    const { boardFrames } = globalThis as unknown as { boardFrames: number[] }
    Reflect.deleteProperty(globalThis, 'boardFrames')
    return boardFrames.slice(1)
  })
}

const scrollDown = async (page: Page): Promise<void> => {
  await page.mouse.move(900, 500)
  for (let at = 0; at < 60; at++) {
    await page.mouse.wheel(0, 60)
    await page.waitForTimeout(16)
  }
}

const dragAbout = async (page: Page): Promise<void> => {
  const box = await page.locator('[data-chip]').nth(8).boundingBox()
  if (!box) throw new Error('There is no chip to drag.')
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  for (let at = 0; at < 60; at++) {
    await page.mouse.move(box.x + box.width / 2 + at * 6, box.y + 10 + (at % 12) * 18)
    await page.waitForTimeout(16)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Releases a booking by keyboard: until it is gone here, and until it is gone in another browser. */
async function drop(page: Page, other: Page): Promise<{ painted_ms: number; seen_ms: number }> {
  const chip = page.locator('[data-chip][data-look="pending"]').first()
  const id = await chip.getAttribute('data-chip')
  await other.locator(`[data-chip="${id}"]`).waitFor()
  await chip.focus()
  const watch = (shown: Page) =>
    shown.evaluate(
      ([was, limit]) =>
        new Promise<number>((resolve, reject) => {
          const start = performance.now()
          const look = () => {
            const isThere = document.querySelector(`[data-chip="${was}"]`)
            if (!isThere) resolve(performance.timeOrigin + performance.now())
            else if (performance.now() - start > limit) reject(new Error('The booking stayed.'))
            else requestAnimationFrame(look)
          }
          look()
        }),
      [id ?? '', limitMs] as const,
    )
  const gone = Promise.all([watch(page), watch(other)])
  const start = await page.evaluate(() => performance.timeOrigin + performance.now())
  await page.keyboard.press('Delete')
  const [here, there] = await gone
  await page.waitForTimeout(500)
  return { painted_ms: here - start, seen_ms: there - start }
}
