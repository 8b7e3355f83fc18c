import { type Browser, type Locator, type Page, expect } from '@playwright/test'
import { pageOf, settled, toast } from './helpers.ts'
import type { Person } from './people.ts'

/** One person's page at a desk, at an address. */
export async function deskOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await pageOf(browser, person)
  await page.goto(path)
  await settled(page)
  return page
}

export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option }).filter({ visible: true }).first().click()
}
export const dialogOf = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('textbox', { name })
export const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Clears the site induction, the job's only hold. */
export async function confirmJob(page: Page, job_no: string): Promise<void> {
  await expect(page.getByText('Nicholson Street requires an induction.')).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await page.getByRole('button', { name: 'Clear check' }).click()
  await confirm.click()
  await expect(toast(page, `${job_no} confirmed`)).toBeVisible()
}

/** Books the best candidate without objections that other tests do not need; returns its name. */
export async function bookBest(page: Page, kind: 'asset' | 'driver'): Promise<string> {
  const who = kind === 'asset' ? 'Machine' : 'Driver'
  await page.getByRole('button', { name: `Choose ${who.toLowerCase()}` }).click()
  const best = dialogOf(page)
    .getByRole('listitem')
    .filter({ hasText: /Free.*Book(?!…)/, hasNotText: 'Dan Okafor' })
    .first()
  const name = await best.locator('strong').innerText()
  await best.getByRole('button', { name: `Book ${name}` }).click()
  await expect(toast(page, `${name} booked`)).toBeVisible()
  await expect(page.getByRole('region', { name: who }).getByText(name)).toBeVisible()
  return name
}
