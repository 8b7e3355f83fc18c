import { expect, test } from '@playwright/test'
import { choose, deskOf } from './call-steps.ts'

test('a construction contract with 30-day terms says at once why it is refused', async ({ browser }) => {
  const page = await deskOf(browser, 'admin', '/dashboard/clients/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Span Constructions')
  await choose(page.getByRole('combobox', { name: 'Type' }), 'Builder')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('accounts@span.example')
  await page.getByRole('checkbox', { name: 'Construction contract' }).check()
  await page.keyboard.press('Control+s')
  const words = page.getByText(/^A construction contract must be paid within 20 business days/)
  await expect(words).toBeVisible()
  await choose(page.getByRole('combobox', { name: 'Payment terms' }), '20 business days')
  await expect(words).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/clients\/\d+\/edit\?tab=contacts$/)
  await page.context().close()
})
