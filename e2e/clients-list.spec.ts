import { expect, test } from './test.ts'
import { api, pageOf, settled, toast } from './helpers.ts'
import { editAddress, newClient } from './test-clients.ts'

test('sales see that the export only has their own clients', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/clients')
  await settled(page)
  const button = page.getByRole('button', { name: 'Export my clients' })
  await expect(button).toHaveAccessibleDescription('Only clients you are account manager for.')
  await button.hover()
  await expect(page.getByRole('tooltip', { name: 'Only clients you are account manager for.' })).toBeVisible()
})

test('an unknown sort is ignored, and a page beyond the end redirects to the last', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients?sort=shoe_size&page_size=20&page=99')
  await settled(page)
  await expect(page).not.toHaveURL(/page=99/)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a click anywhere in a row opens it, and so do j, k and Enter', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients')
  await settled(page)
  const rows = page.locator('tbody tr')
  const nameOf = async (at: number) => (await rows.nth(at).getByRole('link').first().innerText()).trim()
  const [first, second] = [await nameOf(0), await nameOf(1)]

  await rows
    .nth(1)
    .locator('td[data-slot=select]')
    .click({ position: { x: 2, y: 2 } })
  await expect(page, 'the room around a checkbox opens nothing').toHaveURL(/\/dashboard\/clients$/)
  await rows.nth(1).locator('td').last().locator('xpath=preceding-sibling::td[1]').click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.goBack()
  await settled(page)

  await expect(rows.nth(1), 'the row that was left keeps the focus').toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
})

test('clients are archived in bulk with a reason, brought back by undo and from the archive', async ({
  browser,
}) => {
  const made = [await newClient(), await newClient()]
  const shared = 'Earthworks'
  const page = await pageOf(browser, 'admin')
  await page.goto(`/dashboard/clients?search=${shared}`)
  await settled(page)
  for (const { name } of made) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Archive 2 clients?' })
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(question, 'a reason is wanted').toBeVisible()
  await question.getByLabel('Reason').fill('Doubles')
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page, '2 clients archived')).toBeVisible()
  await expect(page.getByRole('row', { name: made[0]!.name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '2 clients restored')).toBeVisible()
  await expect(page.getByRole('row', { name: made[0]!.name })).toBeVisible()

  await api('admin', 'POST', '/api/clients/archive', { ids: [made[0]!.id], reason: 'Closed down' })
  await page.goto(editAddress(made[0]!))
  await expect(page.getByText(/Archived by Ada Marsh on .* \(Closed down\)/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'New quote' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('search, filters, sort, page and columns survive reload and back, and the export matches', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients')
  await settled(page)
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Government' }).click()
  await expect(page).toHaveURL(/client_type=government/)
  await page.getByRole('button', { name: 'Suburb' }).click()
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('checkbox', { name: 'ABN' }).click()
  await expect(page.getByRole('columnheader', { name: 'ABN' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('council')
  await expect(page).toHaveURL(/search=council/)
  await settled(page)
  const address = new URL(page.url()).search
  expect(address).toContain('sort=suburb')
  const firstName = await page.locator('tbody tr').first().innerText()

  await page.reload()
  await settled(page)
  expect(new URL(page.url()).search).toBe(address)
  await expect(page.getByRole('searchbox')).toHaveValue('council')
  await expect(page.getByRole('columnheader', { name: 'ABN' })).toBeVisible()
  expect(await page.locator('tbody tr').first().innerText()).toBe(firstName)
  const rows = await page.locator('tbody tr').count()

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  const lines = (await readAll(await file.createReadStream())).trim().split('\r\n')
  expect(lines).toHaveLength(rows + 1)
  expect(lines[1]).toContain('Government')

  await page.locator('tbody tr').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/edit/)
  await page.goBack()
  expect(new URL(page.url()).search).toBe(address)
})

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

test('from the list `[` and `]` step through its clients, over the border of a page; elsewhere there is no step', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients?page_size=10&sort=-name')
  await settled(page)
  const names = await page.locator('tbody a[href^="/dashboard/clients/"]').allInnerTexts()
  await page.getByRole('link', { name: names[8]!, exact: true }).click()
  const header = page.locator('header')
  await expect(header.getByText(/^9 of \d+$/)).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[9]!)
  await page.keyboard.press(']')
  await expect(header.getByText(/^11 of \d+$/)).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[9]!)
  const address = page.url()
  await page.reload()
  await settled(page)
  await expect(page).toHaveURL(address)
  await expect(header.getByText(/^10 of \d+$/)).toHaveCount(0)
})
