import { readFile } from 'node:fs/promises'
import { expect, test } from './test.ts'
import { api, pageOf, phone, settled, toast, open } from './helpers.ts'

const stamp = (): string => String(Date.now() % 10_000_000)

test('accounts creates a supplier, edits it, exports it, archives and restores it', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard/suppliers')
  await settled(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New supplier' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Name is required.')).toBeVisible()
  const name = `Quarry ${stamp()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Supplies' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Materials', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('ABN').fill('12 345 678 901')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('This ABN is not valid. Check the digits.')).toBeVisible()
  await page.getByLabel('ABN').fill('')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Phone').fill('03 5550 0199')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`).last()).toBeVisible()
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.locator('main').getByRole('textbox').first().fill('Closed when it rains.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Closed when it rains.')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('03 5550 0199')).toBeVisible()

  await open(page, `/dashboard/suppliers?category=material&search=${encodeURIComponent(name)}`)
  await settled(page)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  const exported = await readFile(await csv.path(), 'utf8')
  expect(exported).toContain(name)
  expect(exported.trim().split('\n')).toHaveLength(2)

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Closed down')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Archived' }).click()
  await page.getByRole('link', { name }).click()
  // The reason stays in what happened; the notice goes.
  const notice = page.getByText(/^Archived .*\(Closed down\)/)
  await expect(notice).toBeVisible()
  const toArchived = page.getByRole('link', { name: 'Archived suppliers' })
  await expect(toArchived).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(notice).toHaveCount(0)
  await expect(toArchived).toHaveCount(0)
})

test('an ABN in use is refused under its field', async ({ browser }) => {
  const holder = await api<{ name: string; abn: string }[]>('admin', 'GET', '/api/suppliers?page_size=1')
  const { id } = await api<{ id: number }>('admin', 'POST', '/api/suppliers', { name: `Second ${stamp()}` })
  const page = await pageOf(browser, 'allocator')
  await page.goto(`/dashboard/suppliers/${id}/edit`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('ABN').fill(holder[0]!.abn)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`${holder[0]!.name} already has this ABN.`)).toBeVisible()
})

test('sales finds a supplier on a phone and may not change it', async ({ browser }) => {
  const page = await pageOf(browser, 'sales', phone)
  await page.goto('/dashboard/suppliers?search=bulk+fuel')
  await settled(page)
  await page.getByRole('link', { name: 'Bayline Bulk Fuel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bayline Bulk Fuel' })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.goto('/dashboard/suppliers/new')
  await expect(page.getByText('You are not Authorized for this action.')).toBeVisible()
})
