import { expect, test } from './test.ts'
import { api, pageOf, settled, toast, open } from './helpers.ts'

interface Made {
  id: number
}
const stamp = (): string => String(Date.now() % 10_000_000)
const newProduct = (code: string, name: string): Promise<Made> =>
  api<Made>('admin', 'POST', '/api/products', {
    code,
    name,
    category: 'tip',
    unit: 'tonne',
    sell_price_cents: 1_850,
    buy_price_cents: 1_400,
  })

test('accounts creates a product, sets a later price and removes it again', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard/products')
  await settled(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
  const code = `E2E-${stamp()}`
  const name = `Screenings ${code}`
  await page.getByLabel('Code').fill(code.toLowerCase())
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Category', exact: false }).first().click()
  await page.getByRole('option', { name: 'Material', exact: true }).click()
  await page.getByRole('combobox', { name: 'Unit' }).click()
  await page.getByRole('option', { name: 'Tonne', exact: true }).click()
  await page.getByLabel('Sell price').fill('14.25755')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enter a price like 14.25 or 14.2575.')).toBeVisible()
  await page.getByLabel('Sell price').fill('14.2575')
  await page.getByLabel('Buy price').fill('10')
  await expect(page.getByText('Margin 29.9%.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page.getByText('$14.2575 per tonne').first()).toBeVisible()

  await page.getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New price' })
  await expect(dialog.getByRole('textbox', { name: 'From' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'From' }).fill('1 jul 2020')
  await dialog.getByLabel('Sell price').fill('15.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A price must start today or later.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'From' }).fill('1 jul 2035')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, new RegExp(`${name} priced from`))).toBeVisible()
  const prices = page.getByRole('table', { name: 'Prices' })
  const upcoming = prices.getByRole('row').filter({ hasText: 'Upcoming' })
  await expect(upcoming).toContainText('$15.50')
  await expect(page.getByText('$14.2575 per tonne')).toBeVisible()

  await upcoming.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Price removed')).toBeVisible()
  await expect(upcoming).toHaveCount(0)
})

test('a code in use names its product', async ({ browser }) => {
  const code = `TAKEN-${stamp()}`
  await newProduct(code, `Holder of ${code}`)
  const { id } = await newProduct(`FREE-${stamp()}`, 'Wants another code')
  const page = await pageOf(browser, 'accounts')
  await open(page, `/dashboard/products/${id}/edit`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Holder of ${code} already has this code.`)).toBeVisible()
})

test('sales finds a price on a phone, without the cost, and may not change it', async ({ browser }) => {
  const code = `SEEN-${stamp()}`
  const { id } = await newProduct(code, `Clean fill ${code}`)
  const page = await pageOf(browser, 'sales', 'phone')
  await open(page, `/dashboard/products?search=${code}`)
  await settled(page)
  await expect(page.getByText('$18.50')).toBeVisible()
  await expect(page.getByText('Buy price')).toHaveCount(0)
  await open(page, `/dashboard/products/${id}/edit?tab=prices`)
  await settled(page)
  await expect(page.getByText('$18.50', { exact: true })).toBeVisible()
  await expect(page.getByText('$14.00')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New price' })).toHaveAttribute('aria-disabled', 'true')
})
