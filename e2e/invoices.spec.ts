import { expect, test } from './test.ts'
import { choose, deskOf, dialogOf, field } from './call-steps.ts'
import { api, open, toast } from './helpers.ts'

test('an invoice by hand takes defaults from its client, and reports all errors at once', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new?tab=hand')
  const due = page.getByRole('textbox', { name: 'Due date' })
  await due.fill('1/11/2020')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Due date must be on or after the date of issue.')).toBeVisible()
  await expect(page.getByText('Client is required.')).toBeVisible()
  // A line's errors are under their cells, which they describe, until they are mended.
  const quantity = page.getByLabel('Quantity, line 1')
  await quantity.fill('two')
  await page.keyboard.press('Control+s')
  const lines = page.getByRole('list', { name: 'Lines' })
  for (const [name, words] of [
    ['Description, line 1', 'Description is required.'],
    ['Quantity, line 1', /^Quantity must be a number/],
    ['Price, line 1', 'Price is required.'],
  ] as const) {
    await expect(lines.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(words)
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
  }

  const client = page.getByRole('combobox', { name: 'Client' })
  await choose(client, /./)
  const name = (await client.inputValue()).replace(/ \(.*/, '')
  await due.fill('')
  await page.getByLabel('Description, line 1').fill('Site cleaned by hand')
  await quantity.fill('2')
  await page.getByLabel('Price, line 1').fill('95')
  await expect(lines.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/invoices\/\d+\/edit$/)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(due).not.toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Buyer’s name' })).toHaveValue(name)
})

test('a client is found by keyboard, another one brings its own buyer, and leaving a typed invoice asks', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new?tab=hand')
  const client = page.getByRole('combobox', { name: 'Client' })
  const named = async (type: string) => {
    const query = `client_type=${type}&page_size=1`
    return (await api<{ name: string }[]>('accounts', 'GET', `/api/clients?${query}`))[0]?.name ?? ''
  }
  const [first, second] = [await named('builder'), await named('civil')]
  const find = async (name: string) => {
    await client.fill('')
    await client.pressSequentially(name)
    // The only match; the list also offers to create what was typed.
    const matches = page.getByRole('option').filter({ visible: true, hasNotText: 'Create' })
    await expect(matches).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(client).toHaveValue(new RegExp(`^${name} \\(`))
  }
  // Before any result has loaded: nothing is submitted, and the match is picked once it is there.
  await page.route(/\/api\/clients\?.*search=/, async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await client.pressSequentially(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Client is required.')).toBeHidden()
  await expect(client).toHaveValue(new RegExp(`^${first} \\(`))
  // A request may still be held back.
  await page.unrouteAll({ behavior: 'wait' })
  const reference = page.getByRole('textbox', { name: 'Client’s reference' })
  await reference.fill('Stage 2')
  await page.getByRole('link', { name: 'From dockets', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(reference).toHaveValue('Stage 2')

  await page.getByLabel('Description, line 1').fill('Site cleaned by hand')
  await page.getByLabel('Price, line 1').fill('95')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/invoices\/\d+\/edit$/)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  const buyer = page.getByRole('textbox', { name: 'Buyer’s name' })
  await expect(buyer).toHaveValue(first)
  await find(second)
  await expect(buyer).toHaveValue(second)
  await page.keyboard.press('Control+s')
  await expect(toast(page, /saved$/)).toBeVisible()
  await edit.click()
  await expect(buyer).toHaveValue(second)
})

interface Billed {
  id: number
  version: number
  lines: { id: number; description: string; docket_no: string | null }[]
}

/** A draft of the first billable docket. */
async function draftOfDocket(): Promise<Billed> {
  const [docket] = await api<{ id: number }[]>('accounts', 'GET', '/api/invoices/billable')
  const { ids } = await api<{ ids: number[] }>('accounts', 'POST', '/api/invoices/from-dockets', {
    docket_ids: [docket!.id],
  })
  return api<Billed>('accounts', 'GET', `/api/invoices/${ids[0]}`)
}
const editPath = (id: number) => `/dashboard/invoices/${id}/edit`

test('a removed docket line says so until saved, and can be put back', async ({ browser }) => {
  const { id, lines } = await draftOfDocket()
  const page = await deskOf(browser, 'accounts', editPath(id))
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').first()
  await page.getByRole('button', { name: 'Line 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(line).toContainText('Comes off when you save.')
  await line.getByRole('button', { name: 'Put it back' }).click()
  await expect(line).not.toContainText('Comes off when you save.')
  await page.getByLabel('Description, line 1').press('Control+Delete')
  await expect(line).toContainText('Comes off when you save.')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /saved$/)).toBeVisible()
  const saved = await api<Billed>('accounts', 'GET', `/api/invoices/${id}`)
  expect(saved.lines.map((one) => one.id)).toEqual(lines.slice(1).map((one) => one.id))
})

test('keeping your own lines after someone else saved keeps the docket on the invoice', async ({
  browser,
}) => {
  const { id, version, lines } = await draftOfDocket()
  const page = await deskOf(browser, 'accounts', editPath(id))
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Description, line 1').fill('Excavator with operator')
  await api('admin', 'PATCH', `/api/invoices/${id}`, {
    version,
    lines: lines.map((line) => ({ ...line, description: 'Excavator, wet hire' })),
  })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save these values' }).click()
  await expect(toast(page, /saved$/)).toBeVisible()
  const saved = await api<Billed>('accounts', 'GET', `/api/invoices/${id}`)
  expect(saved.lines[0]).toMatchObject({
    id: lines[0]?.id,
    docket_no: lines[0]?.docket_no,
    description: 'Excavator with operator',
  })
})

/** The job of a docket that can be billed. */
async function jobToBill(): Promise<{ client_id: number; job_id: number }> {
  const [docket] = await api<{ client_id: number; job_id: number }[]>(
    'accounts',
    'GET',
    '/api/invoices/billable',
  )
  return docket!
}

test('what was quoted and is not charged yet is added to the draft in one click', async ({ browser }) => {
  const { client_id, job_id } = await jobToBill()
  await api('admin', 'POST', `/api/jobs/${job_id}/rates`, {
    description: 'Float out, low loader',
    unit: 'fixed',
    unit_price_cents: 450_00,
  })
  const { id } = await api<{ id: number }>('accounts', 'POST', '/api/invoices', {
    client_id,
    job_id,
    lines: [],
  })
  const page = await deskOf(browser, 'accounts', editPath(id))
  const missing = page.getByRole('region', { name: 'Agreed but not charged yet' })
  const float = missing.getByRole('listitem').filter({ hasText: 'Float out, low loader' })
  await expect(float).toContainText('$450.00')
  await float.getByRole('button', { name: /^Add line/ }).dblclick()
  await expect(toast(page, '1 line added')).toBeVisible()
  await expect(page.getByRole('alert'), 'the second click does nothing').toHaveCount(0)
  await expect(float).toHaveCount(0)
  const line = page.getByRole('table', { name: 'Lines' }).getByRole('row', { name: /Float out, low loader/ })
  await expect(line).toContainText('$450.00')
})

test('a part of a fixed price is claimed, and what is left of it stays to be billed', async ({ browser }) => {
  const { client_id, job_id } = await jobToBill()
  await api('admin', 'POST', `/api/jobs/${job_id}/rates`, {
    description: 'Bulk earthworks, lot 12',
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: 50_000_00,
  })
  const list = `/dashboard/invoices/new?client_id=${client_id}&job_id=${job_id}`
  const page = await deskOf(browser, 'accounts', list)
  const ticked = page.getByRole('checkbox', { checked: true })
  await expect(ticked).not.toHaveCount(0)
  // A group’s unticks all of its rows.
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await page.getByRole('button', { name: /: Bulk earthworks, lot 12$/ }).click()
  await field(page, 'Percent').fill('30')
  await expect(dialogOf(page)).toContainText('$15,000.00, which leaves $35,000.00.')
  await dialogOf(page).getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('1 agreed line, $15,000.00 before discount and GST')).toBeVisible()
  await page.getByRole('button', { name: 'Make invoice', exact: true }).click()
  const lines = page.getByRole('table', { name: 'Lines' })
  await expect(lines).toContainText('Progress claim 1: 30% of $50,000.00')
  await open(page, `/dashboard/jobs/${job_id}/edit?tab=to_bill`)
  const row = page
    .getByRole('table', { name: 'To bill' })
    .getByRole('row', { name: /Bulk earthworks, lot 12/ })
  await expect(row).toContainText('$35,000.00')
})

test('dockets to bill keep their ticks when someone else bills one of them', async ({ browser }) => {
  const billable = await api<{ id: number; docket_no: string }[]>('accounts', 'GET', '/api/invoices/billable')
  const [billed, left, ticked] = billable
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new')
  const tick = ({ docket_no }: { docket_no: string }) =>
    page.getByRole('checkbox', { name: new RegExp(`^${docket_no} `) })
  await tick(left!).uncheck()
  await tick(left!).focus()
  await api('admin', 'POST', '/api/invoices/from-dockets', { docket_ids: [billed!.id] })
  await expect(tick(billed!)).toHaveCount(0)
  await expect(tick(left!)).not.toBeChecked()
  await expect(tick(left!)).toBeFocused()
  await expect(tick(ticked!)).toBeChecked()
  await expect(page.getByText(new RegExp(`^${billable.length - 2} dockets\\b`))).toBeVisible()
})

test('a filter lists its statuses and what gathers several under headings, by mouse and by keyboard', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices')
  const filter = page.getByRole('combobox', { name: 'Status' })
  await filter.click()
  const gathered = page.getByRole('group', { name: 'Several statuses' })
  await expect(page.getByRole('group', { name: 'Status', exact: true }).getByRole('option')).not.toHaveCount(
    0,
  )
  await gathered.getByRole('option', { name: 'To send', exact: true }).click()
  await expect(page).toHaveURL(/status=To(\+|%20)Send/)
  await expect(filter).toHaveValue('Status: To send')
  await filter.fill('overdue, to')
  await expect(gathered.getByRole('option')).toHaveText(['Overdue, to chase'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=To(\+|%20)Chase/)
})
