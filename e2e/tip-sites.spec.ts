import { expect, test } from './test.ts'
import { open, pageOf, settled, toast } from './helpers.ts'

const stamp = (): string => String(Date.now() % 10_000_000)

test('the allocator adds a tip site and closes it when it rains; accounts sets a rate', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/dashboard/tip-sites/new')
  await settled(page)
  const name = `Fill farm ${stamp()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add material' }).click()
  await page.getByRole('combobox', { name: 'Material', exact: true }).click()
  await page.getByRole('option', { name: 'Clay', exact: true }).click()
  await page.getByRole('textbox', { name: 'Conditions' }).fill('Dry only')
  await page.getByRole('textbox', { name: 'Mon opens' }).fill('9pm')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('It must close after it opens.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mon opens' }).fill('6')
  await page.getByRole('textbox', { name: 'Mon closes' }).fill('1630')
  await page.getByRole('button', { name: 'Copy Monday to Friday' }).click()
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page.getByText('Mon to Fri 6:00 am to 4:30 pm')).toBeVisible()
  await expect(page.getByText('Dry only')).toBeVisible()
  const address = new URL(page.url()).pathname

  await open(page, `/dashboard/tip-sites?material=Clay&search=${encodeURIComponent(name)}`)
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Close, wet' }).click()
  await expect(row.getByText('Closed: wet')).toBeVisible()

  const accounts = await pageOf(browser, 'accounts')
  await accounts.goto(`${address}`)
  await settled(accounts)
  await accounts.getByRole('link', { name: 'Rates' }).click()
  for (const from of ['1 Jul 2026', '1 Jan 2027']) {
    await accounts.getByRole('button', { name: 'New rate' }).click()
    const dialog = accounts.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Material' }).click()
    await accounts.getByRole('option', { name: 'Clay' }).click()
    await dialog.getByRole('textbox', { name: 'Buy rate' }).fill('14')
    await dialog.getByRole('textbox', { name: 'Sell rate' }).fill('18.50')
    await dialog.getByRole('textbox', { name: 'From' }).fill(from)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(accounts.getByRole('row').filter({ hasText: '31 Dec 2026' })).toContainText('$18.50')
})
