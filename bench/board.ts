import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addDays } from '#shared/local-date.ts'
import { type Frames, dragFrames, scrollFrames, timeDrop } from './board-page.ts'
import { type BoardSize, boardRows, boardStart, fillDay } from './board-rows.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './calls.ts'
import { goInApp, signInAs, timeInApp } from './in-app.ts'
import { type Figure, median, percentile } from './report.ts'
import { authorization, startHaulyard } from './server.ts'
import { withRows } from './with-rows.ts'

const times = 9
const chip = '[data-chip]'

/** The board of a business of 500 machines, and of one of 2,000: its server, its screen and another’s. */
export async function run(): Promise<Figure[]> {
  const middle = { machines: 500, days: 14, bookings: 5000 } as const
  const large = { machines: 2000, days: 28, bookings: 40_000 } as const
  return [
    ...(await onBoard(middle, async (origin, address) => [
      ...(await timeAnswer(origin, middle)),
      ...(await timeScreen(origin, address, {
        first_ms: 120,
        load_ms: 1000,
        elements: 600,
        drop_ms: 50,
        live_ms: 300,
      })),
      ...(await assignTogether(origin)),
    ])),
    ...(await onBoard(large, async (origin, address) => timeScreen(origin, address, { first_ms: 250 }))),
  ]
}

/** Measures on a server whose board is of this size. */
async function onBoard(
  size: BoardSize,
  measure: (origin: string, address: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const { machines, days, bookings } = size
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const clock = { HAULYARD_CLOCK: `${boardStart}T06:00:00+11:00` }
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error', ...clock }
  try {
    await withRows(env, boardRows(size))
    const server = await startHaulyard(env)
    try {
      const address = `/dashboard/jobs/scheduler?from=${boardStart}&days=${days}`
      const figures = await measure(server.origin, address)
      return figures.map((one) => ({ ...one, name: `${machines} × ${days} × ${bookings}: ${one.name}` }))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeAnswer(origin: string, { days }: BoardSize): Promise<Figure[]> {
  const headers = await authorization(origin)
  const took: number[] = []
  let kb = 0
  for (let at = 0; at <= times; at++) {
    const start = performance.now()
    const answer = await fetch(`${origin}/api/board?from=${boardStart}&days=${days}`, { headers })
    const text = await answer.text()
    took.push(performance.now() - start)
    kb = gzipSync(text).length / 1000
  }
  return [
    { name: 'the server’s answer', value: median(took.slice(1)), unit: 'ms', at_most: 60 },
    { name: 'its size as gzip', value: kb, unit: 'kB', at_most: 200 },
  ]
}

/** What each figure may be at most; without a limit it is only printed. */
interface Limits {
  first_ms: number
  load_ms?: number
  elements?: number
  drop_ms?: number
  live_ms?: number
}

async function timeScreen(
  origin: string,
  address: string,
  { first_ms, load_ms, elements: most, drop_ms, live_ms }: Limits,
): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const page = await signInAs(browser, origin, 'Allocator')
    const loaded: number[] = []
    for (let at = 0; at <= times; at++) loaded.push(await timeLoad(page, address))
    const painted: number[] = []
    for (let at = 0; at < times; at++) {
      await leave(page)
      painted.push(await timeInApp(page, address, chip))
      // What the answer to it changes is drawn before the next is timed.
      await page.waitForLoadState('networkidle')
    }
    const elements = await page.getByRole('table', { name: 'Bookings' }).locator('*').count()
    const scrolled = await scrollFrames(page)
    const dragged = await dragFrames(page)
    const drops = await timeDrops(page, await signInAs(browser, origin, 'Administrator'), address)
    const figure = (name: string, value: number, at_most?: number): Figure => ({
      name,
      value,
      unit: 'ms',
      ...(at_most !== undefined && { at_most }),
    })
    const framesOf = (name: string, { took, work_ms }: Frames, at_most: number) => [
      figure(`a frame while ${name}, p95`, percentile(took, 95), at_most),
      figure(`the browser’s work for one, mean`, work_ms),
    ]
    return [
      // The first ones fill the caches.
      figure('hard navigation to its bookings', median(loaded.slice(1)), load_ms),
      figure('inside the app to its bookings', median(painted), first_ms),
      { ...figure('elements in the grid', elements, most), unit: '' },
      ...framesOf('scrolling', scrolled, 17),
      ...framesOf('dragging', dragged, 20),
      figure('a drop to its paint', median(drops.map(({ here }) => here)), drop_ms),
      figure(
        'a drop to another browser, p95',
        percentile(
          drops.map(({ there }) => there),
          95,
        ),
        live_ms,
      ),
    ]
  } finally {
    await browser.close()
  }
}

/** From the address typed to the frame that shows bookings. */
async function timeLoad(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(chip).first().waitFor()
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  )
}

async function leave(page: Page): Promise<void> {
  await goInApp(page, '/profile')
  await page.locator('h1', { hasText: 'Profile' }).waitFor()
}

async function timeDrops(page: Page, other: Page, address: string) {
  // Scrolled to its top again, as the other is.
  await leave(page)
  for (const one of [page, other]) {
    await goInApp(one, address)
    await one.locator(chip).first().waitFor()
  }
  const drops: { here: number; there: number }[] = []
  for (let at = 0; at < times; at++) {
    drops.push(await timeDrop(page, other))
    await sleep(500)
  }
  return drops
}

const allocators = 20
const each = 20

/** Twenty people book machines on orders at once, each an order a second. */
async function assignTogether(origin: string): Promise<Figure[]> {
  const callers = await Promise.all(
    Array.from({ length: allocators }, () => signIn(origin, 'allocator@demo.example')),
  )
  const [first] = callers
  if (!first) throw new Error('There are no allocators.')
  const { data } = await first.get<{
    orders: { id: number; order_no: string; asset_category_id: number }[]
    assets: { id: number; asset_category_id: number }[]
  }>(`/api/board?from=${addDays(boardStart, fillDay)}&days=1`)
  const free = Map.groupBy(data.assets, ({ asset_category_id }) => asset_category_id)
  const pairs = data.orders
    .filter(({ order_no }) => order_no.startsWith('OPEN-'))
    .flatMap(({ id, asset_category_id }) => {
      const asset = free.get(asset_category_id)?.pop()
      return asset ? [{ id, asset_id: asset.id }] : []
    })
  const took: number[] = []
  const assign = async (caller: (typeof callers)[number], place: number) => {
    await sleep((place * 1000) / allocators)
    for (const { id, asset_id } of pairs.slice(place * each, (place + 1) * each)) {
      const { ms } = await caller.post(`/api/work-orders/${id}/bookings`, { asset_id })
      took.push(ms)
      await sleep(Math.max(0, 1000 - ms))
    }
  }
  await Promise.all(callers.map(assign))
  for (const caller of callers) caller.close()
  return [
    {
      name: `assign, ${allocators} allocators with an order a second each, p95`,
      value: percentile(took, 95),
      unit: 'ms',
      at_most: 50,
    },
  ]
}
