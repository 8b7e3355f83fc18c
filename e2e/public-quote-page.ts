import type { Browser, Page } from '@playwright/test'
import { expectAccessibleIn } from './accessibility.ts'
import { origin } from './environment.ts'
import { phone } from './helpers.ts'
import { sign } from './signing.ts'

/** Someone outside, on a phone by default. */
export async function outside(browser: Browser, options: object = phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-AU', ...options })
  return context.newPage()
}

/** The page picks its colour scheme when opened, so the other one is set here. */
export async function mustBeAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(
      (scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme),
      colorScheme,
    )
    await expectAccessibleIn(page, where, [colorScheme])
  }
}

/** In the acceptance; the form to decline asks for it too. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Everything an acceptance asks for, except the final press. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await nameField(page).fill('Dana Whitlock')
  await sign(page)
  await page.getByRole('checkbox', { name: /I accept quote/ }).check()
}
