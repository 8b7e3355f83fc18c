import { inflateRawSync } from 'node:zlib'
import { expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'

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
  const tab = (name: string) => page.getByRole('link', { name, exact: true })
  await page.getByRole('button', { name: 'Save this view' }).focus()
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await expect(save.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(save.getByText('Name is required.')).toBeVisible()
  await page.keyboard.type('Civil, far suburbs first')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Civil, far suburbs first saved')).toBeVisible()
  const current = tab('Civil, far suburbs first')
  await expect(current).toHaveAttribute('aria-current', 'page')

  await page.goto('/dashboard/clients')
  await settled(page)
  await expect(tab('Current')).toHaveAttribute('aria-current', 'page')
  await current.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/client_type=civil&sort=-suburb/)
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Type: Civil contractor')
  await expect(current).toHaveAttribute('aria-current', 'page')

  const options = page.getByRole('button', { name: 'This view' })
  await options.click()
  await page.getByRole('menuitem', { name: /^Change/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit view' })
  await edit.getByLabel('Name').fill('Far civil')
  await page.keyboard.press('Enter')
  await expect(tab('Far civil')).toBeVisible()

  await options.click()
  await page.getByRole('menuitem', { name: 'Make this the default view' }).click()
  await expect(toast(page, 'Default view set')).toBeVisible()
  await page.goto('/dashboard/clients')
  await expect(page).toHaveURL(/client_type=civil&sort=-suburb/)
  await tab('Current').click()
  await expect(page).not.toHaveURL(/client_type=civil/)
  await tab('Far civil').click()
  await options.click()
  await page.getByRole('menuitem', { name: 'Open this list unfiltered' }).click()

  await options.click()
  await page.getByRole('menuitem', { name: 'Remove Far civil' }).click()
  await expect(tab('Far civil')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab('Far civil')).toBeVisible()

  await open(page, '/dashboard/clients/archived?client_type=civil&sort=-suburb')
  await settled(page)
  await expect(tab('Far civil'), 'a view is of one list').toBeHidden()
})

test('a view of the same name is replaced after a warning, and available on a phone', async ({ browser }) => {
  await forgetViews('allocator')
  const list_key = '/dashboard/clients'
  await api('allocator', 'POST', '/api/saved-views', { list_key, name: 'Mine', search: 'client_type=trade' })
  const page = await pageOf(browser, 'allocator', 'phone')
  await page.goto('/dashboard/clients?credit_hold=1')
  await settled(page)
  await page.getByRole('button', { name: 'Save this view' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByLabel('Name').fill('Mine')
  await expect(save.getByText('Your view with this name will be replaced.')).toBeVisible()
  await save.getByRole('button', { name: 'Save' }).click()
  const tab = page.getByRole('link', { name: 'Mine', exact: true })
  await expect(tab).toHaveCount(1)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('bulk reminders name the invoices that were not sent, and keys act on the row in focus', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard/invoices')
  await settled(page)
  const drafts = await api<unknown[]>('accounts', 'GET', '/api/invoices?status=Draft')
  const tab = page.getByRole('navigation', { name: 'Invoices' }).getByRole('link', { name: /^Draft/ })
  await expect(tab).toHaveText(`Draft${drafts.length}`)
  await tab.click()
  await settled(page)
  await expect(page.locator('tbody tr[tabindex]')).toHaveCount(drafts.length)

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Remind' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remind' }).click()
  const refused = page.getByRole('dialog', { name: '1 invoice not sent again' })
  await expect(refused.getByText('This invoice is Draft and cannot be sent again.')).toBeVisible()
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await page.locator('tbody tr[tabindex]').first().focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: /^Approve/ })).toBeVisible()
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
