import { gzipSync } from 'node:zlib'
import { type Browser, type Page, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ],
  })

export interface Weight {
  code: number
  fonts: number
}

/** Adds up what a page requests from now on: JS and CSS as gzip, and fonts, in kB. */
export function pageWeight(page: Page): Weight {
  const weight: Weight = { code: 0, fonts: 0 }
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript|css/.test(type))
      void response.body().then(
        (body) => (weight.code += gzipSync(body, { level: 9 }).length / 1000),
        () => {}, // navigated away before it arrived: not part of a measured page
      )
    if (/font/.test(type))
      void response.body().then(
        (body) => (weight.fonts += body.length / 1000),
        () => {},
      )
  })
  return weight
}

/** Reads how long the page has kept the processor busy, in ms: less dependent on what else the machine does. */
export async function cpuTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}
