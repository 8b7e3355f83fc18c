import { test } from '@playwright/test'
import { pageOf, phone, settled } from './helpers.ts'
import type { Person } from './people.ts'
import { addressesOf, screens } from './screens.ts'

const folder = new URL('../.shots/', import.meta.url).pathname
const looks = [
  { name: 'desktop-light', options: { colorScheme: 'light' } },
  { name: 'desktop-dark', options: { colorScheme: 'dark' } },
  { name: 'phone-light', options: { ...phone, colorScheme: 'light' } },
  { name: 'phone-dark', options: { ...phone, colorScheme: 'dark' } },
] as const
/** The homes look different to each. */
const homes: Readonly<Record<string, Person>> = {
  '/allocator': 'allocator',
  '/driver': 'driver',
  '/safety_officer': 'safety',
}

for (const { name, options } of looks) {
  test(`pictures, ${name}`, async ({ browser }) => {
    const admin = await pageOf(browser, 'admin', options)
    const visitor = await browser.newPage({ ...options, baseURL: admin.url() })
    for (const screen of screens) {
      const isOutside = ['public', 'signed_out'].includes(screen.permission)
      const person = homes[screen.path] ?? 'admin'
      const page = isOutside ? visitor : person === 'admin' ? admin : await pageOf(browser, person, options)
      for (const address of await addressesOf(screen, 'admin')) {
        await page.goto(address)
        await settled(page)
        const file = address.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'start'
        await page.screenshot({ path: `${folder}${name}/${file}.png` })
      }
    }
  })
}
