import type { Page } from '@playwright/test'

/** Types a name into a new quote's client field that is quoted without a client record. */
export async function quoteProspect(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name: `Quote “${name}” without a client record` }).click()
}
