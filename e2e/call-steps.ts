import { type Browser, type Locator, type Page, expect } from '@playwright/test'
import { demoMorning } from './environment.ts'
import { pageOf, settled, toast } from './helpers.ts'
import type { Person } from './people.ts'

/** Of one person at their desk on the demo company's Friday, so that days are the same whenever this runs. */
export async function deskOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await pageOf(browser, person)
  await page.clock.setFixedTime(demoMorning)
  await page.goto(path)
  await settled(page)
  return page
}

export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option }).filter({ visible: true }).first().click()
}
const cell = (page: Page, row: number, name: string) =>
  page.locator(`[data-row="${row}"] [data-cell="${name}"]`)
export const dialogOf = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('textbox', { name })
export const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Client, contact and site, each made where it is missed, without leaving the quote. */
export async function makeBuyer(page: Page, client: string, mail: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused()
  await page.keyboard.type(client)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'New client' }).click()
  await expect(field(page, 'Name')).toHaveValue(client)
  await choose(dialogOf(page).getByRole('combobox', { name: 'Type' }), 'Builder')
  await field(page, 'Email').fill(`office.${mail}`)
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client} saved`)).toBeVisible()

  await page.getByRole('button', { name: 'New contact' }).click()
  await field(page, 'Name').fill('Dana Whitlock')
  await field(page, 'Mobile').fill('0412 345 678')
  await field(page, 'Email').fill(mail)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Dana Whitlock added')).toBeVisible()

  await page.getByRole('button', { name: 'New site' }).click()
  await field(page, 'Name').fill('Nicholson Street')
  await field(page, /Street address/).fill('14 Nicholson Street')
  await field(page, 'Suburb').fill('Brunswick')
  await field(page, 'Postcode').fill('3056')
  await dialogOf(page).getByRole('checkbox', { name: 'Induction required' }).check()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Nicholson Street added')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Contact' })).toHaveValue('Dana Whitlock')
  await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Nicholson Street, Brunswick')
}

const lines = [
  ['WH-EX20', '24'], // $175.00 an hour
  ['WH-10W', '24'], // $115.00 an hour
  ['TIP-CF', '60'], // $18.50 a tonne
  ['LB-TC', '8'], // $98.00 an hour, if the client wants it
] as const

/** Each product by its code, its quantity, and Enter to the next line: no hand leaves the keyboard. */
export async function typeLines(page: Page): Promise<void> {
  await cell(page, 0, 'description').focus()
  for (const [at, [code, quantity]] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter')
    await expect(cell(page, at, 'description')).toBeFocused()
    await page.keyboard.type(code)
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(cell(page, at, 'quantity')).toBeFocused()
    await page.keyboard.type(quantity)
  }
  await cell(page, lines.length - 1, 'option').selectOption('offered')
}

/** Books the best of those with nothing against them; answers with its name. */
export async function bookBest(page: Page, kind: 'asset' | 'driver'): Promise<string> {
  await page.getByRole('button', { name: `Choose ${kind}` }).click()
  const best = dialogOf(page)
    .getByRole('listitem')
    .filter({ hasText: /Free.*Book(?!…)/ })
    .first()
  const name = await best.locator('strong').innerText()
  await best.getByRole('button', { name: `Book ${name}` }).click()
  await expect(toast(page, `${name} booked`)).toBeVisible()
  await expect(page.getByRole('region', { name: kind, exact: false }).getByText(name)).toBeVisible()
  return name
}
