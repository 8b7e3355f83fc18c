import { inflateRawSync } from 'node:zlib'
import { expect, test } from './test.ts'
import { api, pageOf, phone, settled, toast } from './helpers.ts'

interface View {
  id: number
  name: string
}
/** Nobody else uses these people's views; anything an earlier attempt left is removed. */
async function forgetViews(person: 'accounts' | 'allocator'): Promise<void> {
  for (const { id } of await api<View[]>(person, 'GET', '/api/saved-views'))
    await api(person, 'DELETE', `/api/saved-views/${id}`)
}

test('a list is saved as a view, reopened, renamed, removed and restored, all by keyboard', async ({
  browser,
}) => {
  await forgetViews('accounts')
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard/clients?client_type=civil&sort=-suburb&page=1')
  await settled(page)
  const views = page.getByRole('button', { name: 'Views' })
  await views.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await expect(save.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(save.getByText('Name is required.')).toBeVisible()
  await page.keyboard.type('Civil, far suburbs first')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Civil, far suburbs first saved')).toBeVisible()
  const current = page.getByRole('button', { name: 'View: Civil, far suburbs first' })
  await expect(current).toBeFocused()

  await page.goto('/dashboard/clients')
  await settled(page)
  await expect(views).toBeVisible()
  await views.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('menuitemradio', { name: 'Civil, far suburbs first' })
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAttribute('aria-checked', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/client_type=civil&sort=-suburb/)
  await expect(page.getByRole('combobox', { name: 'Any type' })).toHaveValue('Civil contractor')
  await expect(current).toBeVisible()

  await current.click()
  await page.getByRole('menuitem', { name: /^Rename/ }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the view' })
  await rename.getByLabel('Name').fill('Far civil')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View: Far civil' }).click()
  await page.getByRole('menuitem', { name: 'Remove Far civil' }).click()
  await expect(views).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'View: Far civil' })).toBeVisible()

  await page.goto('/dashboard/clients/archived?client_type=civil&sort=-suburb')
  await settled(page)
  await expect(views, 'a view is of one list').toBeVisible()
})

test('a view of the same name is replaced after a warning, and available on a phone', async ({ browser }) => {
  await forgetViews('allocator')
  const list_key = '/dashboard/clients'
  await api('allocator', 'POST', '/api/saved-views', { list_key, name: 'Mine', search: 'client_type=trade' })
  const page = await pageOf(browser, 'allocator', phone)
  await page.goto('/dashboard/clients?credit_hold=1')
  await settled(page)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByLabel('Name').fill('Mine')
  await expect(save.getByText('Your view of this name will be replaced.')).toBeVisible()
  await save.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'View: Mine' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the Excel file has the filtered clients', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients?client_type=government')
  await settled(page)
  const names = await page.locator('tbody tr a[href$="/edit"]').allInnerTexts()
  expect(names.length).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Clients \d{4}-\d\d-\d\d\.xlsx$/)
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  const sheet = sheetOf(Buffer.concat(parts))
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(names.length + 1)
  for (const name of names) expect(sheet).toContain(`>${name.replaceAll('&', '&amp;')}<`)
  expect(sheet).not.toContain('Civil contractor')
})

/** The sheet's XML: the last file in the ZIP. */
function sheetOf(zip: Buffer): string {
  const name = 'xl/worksheets/sheet1.xml'
  const at = zip.indexOf(name)
  return inflateRawSync(zip.subarray(at + name.length)).toString('utf8')
}
