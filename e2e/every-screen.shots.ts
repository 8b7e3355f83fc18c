import { type Browser, type Page, test } from '@playwright/test'
import { demoMorning, origin } from './environment.ts'
import { newPageOf, phone, settled } from './helpers.ts'
import type { Person } from './people.ts'
import { addressesOf, screens } from './screens.ts'

const folder = new URL('../.shots/', import.meta.url).pathname
const looks = [
  { name: 'desktop-light', options: { colorScheme: 'light' } },
  { name: 'desktop-dark', options: { colorScheme: 'dark' } },
  { name: 'wide-light', options: { viewport: { width: 1920, height: 1080 }, colorScheme: 'light' } },
  { name: 'tablet-light', options: { viewport: { width: 1024, height: 768 }, colorScheme: 'light' } },
  { name: 'phone-light', options: { ...phone, colorScheme: 'light' } },
  { name: 'phone-dark', options: { ...phone, colorScheme: 'dark' } },
] as const
/** Homes differ by role. */
const homes: Readonly<Record<string, Person>> = {
  '/allocator': 'allocator',
  '/driver': 'driver',
  '/safety_officer': 'safety',
}

for (const { name, options } of looks) {
  test(`pictures, ${name}`, async ({ browser }) => {
    const admin = await onTheMorning(await newPageOf(browser, 'admin', options))
    const visitor = await onTheMorning(await outside(browser, options))
    for (const screen of screens) {
      const isOutside = ['public', 'signed_out'].includes(screen.permission)
      const person = homes[screen.path] ?? 'admin'
      const page = isOutside
        ? visitor
        : person === 'admin'
          ? admin
          : await onTheMorning(await newPageOf(browser, person, options))
      for (const address of await addressesOf(screen, 'admin')) {
        await page.goto(address)
        await settled(page)
        const file = address.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'start'
        await page.screenshot({ path: `${folder}${name}/${file}.png` })
      }
    }
  })
}

/** A browser without a sign-in. */
const outside = (browser: Browser, options: object): Promise<Page> =>
  browser.newPage({ baseURL: origin, locale: 'en-AU', timezoneId: 'Australia/Melbourne', ...options })

/** Today's pictures show the demo company's day, whenever they are taken. */
async function onTheMorning(page: Page): Promise<Page> {
  await page.clock.setFixedTime(demoMorning)
  return page
}
