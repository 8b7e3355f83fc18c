import { type Page, expect } from '@playwright/test'
import { count } from '#test/proof.ts'
import { type Watch, goInApp, settled } from './helpers.ts'
import * as all from './screens.ts'
import type { Screen } from './screens.ts'
import { type Person } from './people.ts'

/** How the addresses begin of the screens to walk through, where not all are (`npm test -- --area x`). */
const beginnings = process.env['HAULYARD_SCREENS']?.split(' ')
const walked = (screens: readonly Screen[]) =>
  beginnings ? screens.filter(({ path }) => beginnings.some((one) => path.startsWith(one))) : screens

export const insideScreens = walked(all.insideScreens)
export const publicScreens = walked(all.publicScreens)

/** The same component on every record: `npm test` looks at those of clients, `npm run prove` at all of them. */
const isCommonTab = (address: string): boolean =>
  /\?tab=(notes|documents|history)$/.test(address) && !address.startsWith('/dashboard/clients/')

export const commonTabsOnce = (addresses: readonly string[]): readonly string[] =>
  count({ short: 1, full: 0 }) ? addresses.filter((address) => !isCommonTab(address)) : addresses

/**
 * Where a role goes on a screen. Who may open a tab is proven by the tests of the tables of tabs, and that each of them
 * works by the administrator's walk: `npm test` opens the screen, `npm run prove` each of its tabs.
 */
export const addressesForRole = async (screen: Screen, person: Person): Promise<readonly string[]> =>
  (await all.addressesOf(screen, person)).slice(0, count({ short: 1, full: Infinity }))

/** The application is there, with its first screen. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await settled(page)
}

/** Goes to a screen without a reload. */
export async function openInside(page: Page, watched: Watch, address: string): Promise<void> {
  await goInApp(page, address)
  await mustBeThere(page, watched, address)
}

/** Goes to a screen as somebody does who reloads it, or has its address from a message. */
export async function openByAddress(page: Page, watched: Watch, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await mustBeThere(page, watched, address)
}

/** It is that screen and nothing went wrong on the way. */
async function mustBeThere(page: Page, watched: Watch, address: string): Promise<void> {
  expect(new URL(page.url()).pathname, address).toBe(new URL(address, page.url()).pathname)
  await watched.clean(address)
}

/** What is the same for whoever opens a screen. */
export async function mustBeNamed(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1'), address).toHaveCount(1)
  await expect(page, address).toHaveTitle(/Haulyard/)
}
