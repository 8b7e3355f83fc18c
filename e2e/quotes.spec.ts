import { type Page, expect, test } from '@playwright/test'
import { api, pageOf, settled, toast } from './helpers.ts'

const stamp = (): string => String(Date.now() % 10_000_000)
const cell = (page: Page, row: number, name: string) =>
  page.locator(`[data-row="${row}"] [data-cell="${name}"]`)

async function chooseJobType(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Job type' }).click()
  await page.getByRole('option', { name: 'Machine Hire', exact: true }).click()
}

test('a quote is typed by keyboard, sent, revised and accepted for the client', async ({ browser }) => {
  test.setTimeout(90_000)
  const page = await pageOf(browser, 'sales')
  const title = `Basement dig ${stamp()}`
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await chooseJobType(page)
  await page.keyboard.press('Control+s')
  // One press names everything that is missing, each by itself or together.
  const nobody = page.getByText('Choose a client, or give the name of the prospect.')
  await expect(page.getByText('Description is required.')).toBeVisible()
  await expect(nobody).toBeVisible()

  // A product by its code, then a line of free words below it, then back up by the arrow.
  await cell(page, 0, 'description').fill('WH-EX20')
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'quantity')).toBeFocused()
  await page.keyboard.type('10')
  await cell(page, 0, 'price').fill('200')
  await page.keyboard.press('Control+Enter')
  await expect(cell(page, 1, 'description')).toBeFocused()
  await page.keyboard.type('Float in and out')
  await cell(page, 1, 'price').fill('450.00')
  await cell(page, 1, 'option').selectOption('offered')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(cell(page, 0, 'description')).toHaveValue('Float in and out')
  await cell(page, 0, 'price').press('Alt+ArrowDown')
  await expect(page.getByLabel('Totals')).toContainText('$2,200.00')

  await page.getByLabel('Terms and conditions').fill('Minimum four hours.')
  await expect(nobody).toBeVisible()
  await page.getByLabel('Name of the prospect').fill('Jo Nguyen')
  await expect(nobody).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@kestrel.example')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()

  await page.getByRole('link', { name: 'Check and send' }).click()
  await expect(page.getByRole('article')).toContainText('$2,200.00')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not opened yet.')).toBeVisible()

  // A sent quote is changed by a revision, which needs sending again.
  await page.getByRole('button', { name: /^More for Q-/ }).click()
  await page.getByRole('menuitem', { name: 'Revise' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /revision 2/ })).toBeVisible()
  await cell(page, 0, 'quantity').fill('12')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByRole('link', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Accept for the client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByText('Add a file, or say how the client agreed.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Float in and out/ }).check()
  await expect(dialog).toContainText('$3,135.00')
  await dialog.getByLabel('Or how the client agreed').fill('By phone, Jo, this morning.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(/Accepted by Jo Nguyen/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the job' })).toBeVisible()

  await page.goto(`/dashboard/quotes?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Accepted')
  const [row] = await api<{ id: number; total_cents: number }[]>(
    'sales',
    'GET',
    `/api/quotes?search=${encodeURIComponent(title)}`,
  )
  expect(row?.total_cents).toBe(3135_00)
})
