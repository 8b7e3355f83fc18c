import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { gstCents } from '../src/shared/gst.ts'
import { formatMoney } from '../src/shared/money.ts'
import { type Figure, percentile } from './report.ts'
import { authorization, startHaulyard } from './server.ts'

const count = 200
const quantity = 8
const unit_price_cents = 185_00
/** Typed into a line: every keystroke changes the total. */
const typed = { quantity: '125', price: '179' }
const edited = Array.from({ length: 13 }, (_, at) => (at * 47) % count)
const betweenKeysMs = 60

/**
 * A keystroke in a line of a long quote, from the press until its effects are painted: the figure, its line,
 * the totals.
 */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const server = await startHaulyard({ HAULYARD_DATA: folder, LOG_LEVEL: 'error' })
  await server.whole_ms
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
    await open(page, await longQuote(server.origin))
    const keys = await typeIntoLines(page)
    const shown = await page.getByLabel('Totals').innerText()
    if (!shown.includes(expectedTotal())) throw new Error(`The totals read ${shown}, not ${expectedTotal()}.`)
    const ms = keys.map((key) => key.ms)
    return [
      { name: 'keys measured in quantities and prices', value: keys.length, unit: '', at_least: 60 },
      { name: `${count} lines, key to paint, p50`, value: percentile(ms, 50), unit: 'ms', at_most: 30 },
      { name: `${count} lines, key to paint, p95`, value: percentile(ms, 95), unit: 'ms', at_most: 80 },
      {
        name: 'totals follow in so many frames, worst',
        value: Math.max(...keys.map((key) => key.frames)),
        unit: 'frames',
        at_most: 1,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function longQuote(origin: string): Promise<number> {
  const headers = { ...(await authorization(origin)), 'content-type': 'application/json' }
  const lines = Array.from({ length: count }, (_, at) => ({
    kind: 'hire',
    description: `Excavator with operator, stage ${at + 1}`,
    unit: 'hour',
    quantity,
    unit_price_cents,
    gst_code: 'GST',
    is_optional: 0,
    is_selected: 1,
  }))
  const body = { title: 'A long quote', job_type: 'Machine Hire', prospect_name: 'Dana Whitlock', lines }
  const answer = await fetch(`${origin}/api/quotes`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data, message } = (await answer.json()) as { data: { id: number }; message: string }
  if (!answer.ok) throw new Error(message)
  return data.id
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Administrator' }).click()
  await page.locator('h1', { hasText: 'Sign in' }).waitFor({ state: 'detached' })
  await page.goto(`/dashboard/quotes/${id}/edit`)
  await page.locator(`[data-row="${count - 1}"]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(1000)
}

interface Key {
  ms: number
  frames: number
}

/** Real key events through the browser's own input; the first line warms up and does not count. */
async function typeIntoLines(page: Page): Promise<Key[]> {
  await page.evaluate(watchKeys)
  for (const [at, line] of edited.entries()) {
    if (at === 1) await page.evaluate('window.benchKeys.length = 0')
    for (const [cell, keys] of Object.entries(typed)) {
      await page.locator(`[data-row="${line}"] [data-cell="${cell}"]`).click()
      for (const key of keys) {
        await page.keyboard.press(key)
        await page.waitForTimeout(betweenKeysMs)
      }
    }
  }
  return page.evaluate<Key[]>('window.benchKeys')
}

/**
 * In the page: from a key event's time stamp to the task after the frame that paints it, and how many frames
 * until the totals change.
 */
function watchKeys(): void {
  const keys: Key[] = []
  Object.assign(window, { benchKeys: keys })
  const totals = document.querySelector('[aria-label="Totals"]')
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (!/^\d$/.test(key)) return
      const before = totals?.textContent
      const measured = { ms: Number.NaN, frames: 0 }
      keys.push(measured)
      const painted = new MessageChannel()
      painted.port1.onmessage = () => {
        measured.ms = performance.now() - timeStamp
      }
      requestAnimationFrame(() => painted.port2.postMessage(null))
      const look = (frames: number): void => {
        measured.frames = frames
        if (totals?.textContent === before && frames < 60) requestAnimationFrame(() => look(frames + 1))
      }
      requestAnimationFrame(() => look(1))
    },
    { capture: true },
  )
}

/** The total of all lines with GST, as the screen must show it at the end. */
function expectedTotal(): string {
  const changed = Number(typed.quantity) * Number(typed.price) * 100
  const subtotal = edited.length * changed + (count - edited.length) * quantity * unit_price_cents
  return formatMoney(subtotal + gstCents([subtotal]))
}
