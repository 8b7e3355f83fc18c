import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser, pageWeight } from './browser.ts'
import { type Figure, median } from './report.ts'
import { startHaulyard } from './server.ts'

const times = 9

/** A driver's day on a phone: how long until its jobs are shown, and how much it loads beyond the sign-in page. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  // A working day: on a Sunday a driver has nothing to do.
  const clock = { HAULYARD_CLOCK: '2026-11-20T05:50:00+11:00' }
  const server = await startHaulyard({ ...clock, HAULYARD_DATA: folder, LOG_LEVEL: 'error' })
  // Data still being seeded in the background would be waited for too.
  await server.whole_ms
  const browser = await openBrowser()
  try {
    return await measure(browser, server.origin)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, baseURL: string): Promise<Figure[]> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const weight = pageWeight(page)
  const job = page.locator('article').first()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Driver' }).waitFor()
  await page.waitForTimeout(1000)
  const signIn = weight.code
  await page.getByRole('button', { name: 'Driver' }).click()
  await job.waitFor()
  await page.waitForTimeout(1000)
  const day = weight.code - signIn
  await job.getByRole('link').last().click()
  await page.getByRole('article', { name: 'The job' }).waitFor()
  await page.waitForTimeout(1000)
  const further = weight.code - signIn - day

  const hard: number[] = []
  for (let at = 0; at < times; at++) {
    const start = performance.now()
    await page.goto('/driver', { waitUntil: 'commit' })
    await job.waitFor()
    hard.push(performance.now() - start)
    await page.waitForTimeout(300)
  }
  return [
    {
      name: "driver's day beyond the sign-in page, JS and CSS, gzip",
      value: day,
      unit: 'kB',
      at_most: 150,
    },
    { name: 'one of its jobs beyond that, JS and CSS, gzip', value: further, unit: 'kB' },
    {
      name: `driver's day on a phone, hard navigation to jobs, median of ${times}`,
      value: median(hard) / 1000,
      unit: 's',
      at_most: 0.7,
    },
  ]
}
