import { type Page, expect } from '@playwright/test'
import { type Watch, goInApp, settled } from './helpers.ts'
import * as all from './screens.ts'
import type { Screen } from './screens.ts'

/** How the addresses begin of the screens to walk through, where not all are (`npm test -- --area x`). */
const beginnings = process.env['HAULYARD_SCREENS']?.split(' ')
const walked = (screens: readonly Screen[]) =>
  beginnings ? screens.filter(({ path }) => beginnings.some((one) => path.startsWith(one))) : screens

export const insideScreens = walked(all.insideScreens)
export const publicScreens = walked(all.publicScreens)

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
