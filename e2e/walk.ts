import { type Page, expect } from '@playwright/test'
import { count } from '#test/proof.ts'
import { type Watch, goInApp, settled } from './helpers.ts'
import * as all from './screens.ts'
import type { Screen } from './screens.ts'
import { type Person, everyone } from './people.ts'

/** Prefixes of the screens to walk through, if not all (`npm test -- --area x`). */
const beginnings = process.env['HAULYARD_SCREENS']?.split(' ')
const walked = (screens: readonly Screen[]) =>
  beginnings ? screens.filter(({ path }) => beginnings.some((one) => path.startsWith(one))) : screens

export const insideScreens = walked(all.insideScreens)
export const publicScreens = walked(all.publicScreens)

/** The same component on every record: `npm test` checks it on clients, `npm run prove` on every record. */
const isCommonTab = (address: string): boolean =>
  /\?tab=(notes|documents|history)$/.test(address) && !address.startsWith('/dashboard/clients/')

export const commonTabsOnce = (addresses: readonly string[]): readonly string[] =>
  count({ short: 1, full: 0 }) ? addresses.filter((address) => !isCommonTab(address)) : addresses

/**
 * The addresses a role opens. Tests of the tab tables prove who may open a tab, and the administrator's walk that each
 * works: here `npm test` opens the screen, `npm run prove` every tab.
 */
export const addressesForRole = async (screen: Screen, person: Person): Promise<readonly string[]> =>
  (await all.addressesOf(screen, person)).slice(0, count({ short: 1, full: Infinity }))

/**
 * The screens a role opens: in `npm run prove` all that it may, in `npm test` every third one, so that each screen is
 * opened by a third of the roles that may enter it, and by at least one.
 */
export const screensInTurn = (person: Person): readonly Screen[] => {
  const every = count({ short: 3, full: 1 })
  return insideScreens.filter((screen, at) => {
    const entering = everyone.filter((one) => one !== 'admin' && all.mayEnter(one, screen))
    const turn = entering.indexOf(person)
    return turn >= 0 && (turn + at) % Math.min(every, entering.length) === 0
  })
}

/** Loads the application with its first screen. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await settled(page)
}

/** Opens a screen without a reload. */
export async function openInside(page: Page, watched: Watch, address: string): Promise<void> {
  await goInApp(page, address)
  await expectScreen(page, watched, address)
}

/** Opens a screen by its address, as after a reload or from a message. */
export async function openByAddress(page: Page, watched: Watch, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await expectScreen(page, watched, address)
}

/** The right screen is open, without errors on the way. */
async function expectScreen(page: Page, watched: Watch, address: string): Promise<void> {
  expect(new URL(page.url()).pathname, address).toBe(new URL(address, page.url()).pathname)
  await watched.expectNoErrors(address)
}

/** True of every screen, for every role. */
export async function expectNamed(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1'), address).toHaveCount(1)
  await expect(page, address).toHaveTitle(/Haulyard/)
}
