import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser, pageWeight } from './browser.ts'
import { goInApp, signInAs, timeInApp } from './in-app.ts'
import { type Figure, median } from './report.ts'
import { authorization, startHaulyard } from './server.ts'

const times = 9

/** Page sizes over the wire (gzip of JS and CSS) and how long a person waits for the list of clients. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, LOG_LEVEL: 'error' }
  const server = await startHaulyard(env)
  // Data still being seeded in the background would be waited for too.
  await server.whole_ms
  const browser = await openBrowser()
  try {
    return [
      ...(await measure(browser, server.origin)),
      ...(await measureHomes(browser, server.origin)),
      await measurePublicQuote(browser, server.origin),
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const signIn = pageWeight(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Administrator' }).waitFor()
  await page.waitForTimeout(1000)
  const atSignIn = { ...signIn }

  await page.getByRole('button', { name: 'Administrator' }).click()
  await page.locator('h1', { hasText: 'Sign in' }).waitFor({ state: 'detached' })
  await page.waitForTimeout(1000)
  const shell = signIn.code - atSignIn.code

  const row = page.locator('tbody tr a').first()
  const list = pageWeight(page)
  await goInApp(page, '/dashboard/clients')
  await row.waitFor()
  await page.waitForTimeout(500)
  const listCode = list.code

  const hard: number[] = []
  const inside: number[] = []
  for (let at = 0; at < times; at++) {
    const start = performance.now()
    await page.goto('/dashboard/clients', { waitUntil: 'commit' })
    await row.waitFor()
    hard.push(performance.now() - start)
    await page.waitForTimeout(300)
    await goInApp(page, '/profile')
    await page.locator('h1').waitFor()
    await page.waitForTimeout(200)
    inside.push(await timeInApp(page, '/dashboard/clients', 'tbody tr a'))
    await page.waitForTimeout(200)
  }
  return [
    { name: 'sign-in page, JS and CSS, gzip', value: atSignIn.code, unit: 'kB', at_most: 180 },
    { name: 'Latin Inter file', value: atSignIn.fonts, unit: 'kB', at_most: 50 },
    { name: 'shell and home behind sign-in, JS and CSS, gzip', value: shell, unit: 'kB' },
    { name: 'client list as a further screen, JS and CSS, gzip', value: listCode, unit: 'kB', at_most: 60 },
    {
      name: `client list, hard navigation to rows, median of ${times}`,
      value: median(hard) / 1000,
      unit: 's',
      at_most: 0.7,
    },
    {
      name: `client list, inside the app to rows, median of ${times}`,
      value: median(inside),
      unit: 'ms',
      at_most: 100,
    },
  ]
}

const homes = [
  ['Administrator', '/dashboard'],
  ['Accounts', '/dashboard'],
  ['Allocator', '/allocator'],
] as const
const homeRow = '[data-action-row]'

/** How long a person waits for the rows of a home. */
async function measureHomes(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [person, path] of homes) {
    const page = await signInAs(browser, origin, person)
    const hard: number[] = []
    const inside: number[] = []
    for (let at = 0; at < times; at++) {
      const start = performance.now()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator(homeRow).first().waitFor()
      hard.push(performance.now() - start)
      await page.waitForTimeout(300)
      await goInApp(page, '/profile')
      await page.locator('h1').waitFor()
      await page.waitForTimeout(200)
      inside.push(await timeInApp(page, path, homeRow))
      await page.waitForTimeout(200)
    }
    const what = `home, ${person.toLowerCase()}`
    figures.push(
      { name: `${what}, hard navigation to rows`, value: median(hard) / 1000, unit: 's', at_most: 0.7 },
      { name: `${what}, inside the app to rows`, value: median(inside), unit: 'ms', at_most: 100 },
    )
    await page.context().close()
  }
  return figures
}

/** Everything a quote's public page requests, except pictures. */
async function measurePublicQuote(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } })
  const weight = pageWeight(page)
  await page.goto(await quoteLink(origin))
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  await page.waitForTimeout(1000)
  return {
    name: 'public page of a quote, JS, CSS and fonts, gzip',
    value: weight.code + weight.fonts,
    unit: 'kB',
    at_most: 90,
  }
}

/** The path of a just-sent quote's link. */
async function quoteLink(origin: string): Promise<string> {
  const headers = { ...(await authorization(origin)), 'content-type': 'application/json' }
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { success, message, data } = (await answer.json()) as {
      success: boolean
      message: string
      data: Data
    }
    if (!success) throw new Error(`${path}: ${message}`)
    return data
  }
  const line = { kind: 'hire', description: 'Excavator', unit: 'hour', quantity: 8, unit_price_cents: 185_00 }
  const { id } = await post<{ id: number }>('/api/quotes', {
    title: 'Basement dig',
    job_type: 'Machine Hire',
    prospect_name: 'Dana Whitlock',
    lines: [{ ...line, gst_code: 'GST', is_optional: 0, is_selected: 1 }],
  })
  await post(`/api/quotes/${id}/send`, { to: 'dana@merri.example' })
  const { url } = await post<{ url: string }>(`/api/quotes/${id}/link`, {})
  return new URL(url).pathname
}
