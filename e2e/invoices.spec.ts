import { expect, test } from '@playwright/test'
import { choose, deskOf } from './call-steps.ts'

test('an invoice by hand takes from its client what is left empty, and names at once all that is wrong', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new?tab=hand')
  const due = page.getByRole('textbox', { name: 'Due date' })
  await due.fill('1/11/2020')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Due date must be on or after the invoice date.')).toBeVisible()
  await expect(page.getByText('Client is required.')).toBeVisible()

  const client = page.getByRole('combobox', { name: 'Client' })
  await choose(client, /./)
  const name = (await client.inputValue()).replace(/ \(.*/, '')
  await due.fill('')
  await page.getByLabel('Description, line 1').fill('Site cleaned by hand')
  await page.getByLabel('Quantity, line 1').fill('2')
  await page.getByLabel('Price, line 1').fill('95')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/invoices\/\d+\/edit$/)
  await expect(due).not.toHaveValue('')
  await expect(page.getByRole('textbox', { name: "Buyer's name" })).toHaveValue(name)
  await page.context().close()
})
