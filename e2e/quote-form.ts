import type { Page } from './test.ts'

/** Part of a title that no other run has. */
export const stamp = (): string => String(Date.now() % 10_000_000)
/** A cell of the line grid. */
export const cell = (page: Page, row: number, name: string) =>
  page.locator(`[data-row="${row}"] [data-cell="${name}"]`)

export async function chooseJobType(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Job type' }).click()
  await page.getByRole('option', { name: 'Machine Hire', exact: true }).click()
}
