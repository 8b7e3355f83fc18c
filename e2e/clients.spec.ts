import { type Locator, type Page, expect, test } from '@playwright/test'
import { pdfBytes } from '#test/uploads.ts'
import { api, pageOf, phone, settled, toast } from './helpers.ts'

const pdf = { name: 'credit-application.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }

interface Made {
  id: number
  name: string
}
let number = 0
/** A client of this test alone; the name is never used twice. */
async function newClient(fields: object = {}): Promise<Made> {
  number += 1
  const name = `Journey ${String.fromCharCode(64 + number)} ${Date.now() % 1_000_000} Earthworks`
  return api<Made>('admin', 'POST', '/api/clients', {
    name,
    client_type: 'civil',
    email: `journey${number}.${Date.now()}@example.com`,
    ...fields,
  })
}

const editAddress = ({ id }: Made, tab?: string): string =>
  `/dashboard/clients/${id}/edit${tab ? `?tab=${tab}` : ''}`

/** Tabs on until something has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

async function pick(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    const current = await page
      .getByRole('option', { name: option, exact: true })
      .getAttribute('data-combobox-selected')
    if (current !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('a client with contact, site, note and PDF is saved by keyboard alone', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/clients')
  await settled(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New client' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused()
  const name = `Keyboard Civil ${Date.now()}`
  await page.keyboard.type(name)
  await pick(page, page.getByRole('combobox', { name: /^Type/ }), 'Civil contractor')
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Email', exact: false }).first(),
    `k${Date.now()}@example.com`,
  )
  await typeInto(page, page.getByRole('textbox', { name: 'Phone' }), '(03) 5550 1234')
  await typeInto(page, page.getByRole('textbox', { name: 'ABN' }), '11900000017')
  await expect(page.getByRole('textbox', { name: 'ABN' })).toHaveValue('11 900 000 017')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page).toHaveURL(/\/edit\?tab=contacts$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await expect(page.getByText('No contacts yet')).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Jo Nguyen')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Mobile' }), '0491 570 006')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Jo Nguyen/ })).toContainText('Primary')

  await tabTo(page, page.getByRole('link', { name: 'Sites' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No sites yet')).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Basement dig')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Street address' }), '12 Smith St')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Suburb' }), 'Boronia')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Postcode' }), '3155')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Basement dig/ })).toContainText('12 Smith St, Boronia VIC 3155')

  await tabTo(page, page.getByRole('link', { name: 'Notes' }))
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('textbox', { name: /note/i }), 'Gate code is on the plan.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gate code is on the plan.').last()).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Documents' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add document' }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Choose files' }))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles(pdf)
  await pick(page, dialog.getByRole('combobox', { name: /^Type/ }), 'Other')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Title' }), 'Credit application')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Credit application/ })).toBeVisible()
  await page.context().close()
})

test('the second of two editors chooses between both values; other fields join without a question', async ({
  browser,
}) => {
  const client = await newClient({ suburb: 'Epping' })
  const [first, second] = [await pageOf(browser, 'accounts'), await pageOf(browser, 'sales')]
  for (const page of [first, second]) {
    await page.goto(editAddress(client))
    await settled(page)
  }
  await second.getByLabel('Suburb').fill('Sunbury')
  await second.getByLabel('Source').fill('A neighbour')
  await first.getByLabel('Suburb').fill('Altona')
  await first.getByLabel('Trading name').fill('Journey Digs')
  await first.keyboard.press('Control+s')
  await expect(toast(first, `${client.name} saved`)).toBeVisible()

  await second.keyboard.press('Control+s')
  const panel = second.getByRole('alert').filter({ hasText: 'changed this record at' })
  await expect(panel).toContainText('Con Petrou changed this record at')
  const suburb = panel.getByRole('group', { name: 'Suburb' })
  await expect(suburb).toContainText('Sunbury')
  await expect(suburb).toContainText('Altona')
  await expect(panel.getByRole('group')).toHaveCount(1)
  await suburb.getByText('Altona').click()
  await panel.getByRole('button', { name: 'Save these values' }).click()
  await expect(toast(second, `${client.name} saved`)).toBeVisible()
  await expect(panel).toHaveCount(0)
  const kept = await api<object>('admin', 'GET', `/api/clients/${client.id}`)
  expect(kept).toMatchObject({
    suburb: 'Altona',
    source: 'A neighbour',
    trading_name: 'Journey Digs',
    version: 3,
  })
  await expect(first.getByLabel('Source'), 'the first editor sees it without a reload').toHaveValue(
    'A neighbour',
  )
  await first.context().close()
  await second.context().close()
})

test('fields that only one of two editors changed are joined without a question', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'sales')
  await page.goto(editAddress(client))
  await page.getByLabel('Source').fill('Radio')
  await api('accounts', 'PATCH', `/api/clients/${client.id}`, { version: 1, suburb: 'Altona' })
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client.name} saved`)).toBeVisible()
  expect(await api<object>('admin', 'GET', `/api/clients/${client.id}`)).toMatchObject({
    suburb: 'Altona',
    source: 'Radio',
  })
  await page.context().close()
})

test('a likely double is named while one types, and stops nobody', async ({ browser }) => {
  const other = await newClient({ abn: '32900000025', suburb: 'Werribee' })
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/clients/new')
  await page.getByLabel('Name').first().fill('Quite Another Name')
  await page.getByLabel('ABN').fill('32 900 000 025')
  const link = page.getByRole('link', { name: other.name })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText('already has this ABN.')
  await page.getByLabel('ABN').fill('')
  await expect(link).toHaveCount(0)
  await page.context().close()
})

test('what was typed stays after a refusal, the first wrong field has the focus, and leaving asks', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/clients/new')
  await page.getByLabel('Email').first().fill('nobody')
  await page.getByLabel('Postcode').fill('2000')
  await expect(page.getByText('Postcode 2000 is not in VIC.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Type is required.')).toBeVisible()
  await expect(page.getByLabel('Name').first()).toBeFocused()
  await expect(page.getByLabel('Email').first()).toHaveValue('nobody')
  await page.getByRole('link', { name: 'Clients' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Email').first()).toHaveValue('nobody')
  await page.context().close()
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

  await api('admin', 'POST', `/api/clients/${made[0]!.id}/archive`, { reason: 'Closed down' })
  await page.goto(editAddress(made[0]!))
  await expect(page.getByText(/Archived on .* \(Closed down\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByLabel('Name').first()).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.context().close()
})

test('sales sees no credit limit and may not set the GST switch; the fields say why', async ({ browser }) => {
  const client = await newClient({ credit_limit_cents: 123_400 })
  const page = await pageOf(browser, 'sales')
  await page.goto(editAddress(client))
  const limit = page.getByLabel('Credit limit')
  await expect(limit).toHaveValue('')
  await expect(limit).toHaveAttribute('readonly', '')
  await expect(
    page.getByText('Needs the right to see and set credit limit and credit hold.').first(),
  ).toBeVisible()
  await expect(page.getByText('Needs the right to set the GST switch.')).toBeVisible()
  await page.getByLabel('Charge GST').click({ force: true })
  await expect(page.getByLabel('Charge GST')).toBeChecked()
  await page.getByLabel('Source').fill('Walked in')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client.name} saved`)).toBeVisible()
  expect(await api<object>('admin', 'GET', `/api/clients/${client.id}`)).toMatchObject({
    credit_limit_cents: 123_400,
    source: 'Walked in',
  })
  await page.context().close()
})

test('GST is switched off with its reason, and the client says so', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'accounts')
  await page.goto(editAddress(client))
  await page.getByLabel('Charge GST').uncheck()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Reason is required.')).toBeVisible()
  await page.getByLabel('Reason for no GST').fill('Overseas')
  await page.keyboard.press('Control+s')
  await expect(page.locator('header').getByText('No GST')).toBeVisible()
  await page.context().close()
})

test('search, filters, sort, page and columns survive reload and back, and the export is what they find', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients')
  await settled(page)
  await page.getByRole('combobox', { name: 'Any type' }).click()
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

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = (await readAll(await file.createReadStream())).trim().split('\r\n')
  expect(lines).toHaveLength(rows + 1)
  expect(lines[1]).toContain('Government')

  await page.locator('tbody tr').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/edit/)
  await page.goBack()
  expect(new URL(page.url()).search).toBe(address)
  await page.context().close()
})

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

test('another person’s change appears without a reload', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'sales')
  await Promise.all([page.waitForResponse(/\/api\/events\?/), page.goto(editAddress(client))])
  await settled(page)
  await api('accounts', 'PATCH', `/api/clients/${client.id}`, { version: 1, name: `${client.name} Group` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${client.name} Group`)
  await expect(page.getByLabel('Name').first()).toHaveValue(`${client.name} Group`)
  await page.context().close()
})

test('on a phone rows are cards, nothing is wider than the screen, and Save is in reach', async ({
  browser,
}) => {
  const client = await newClient({ phone: '0355501234' })
  const page = await pageOf(browser, 'sales', phone)
  await page.goto(`/dashboard/clients?search=${encodeURIComponent(client.name)}`)
  await settled(page)
  const card = page.getByRole('row', { name: client.name })
  await expect(card.getByText('03 5550 1234')).toBeVisible()
  expect((await card.boundingBox())!.height).toBeGreaterThan(100)
  for (const address of ['/dashboard/clients', editAddress(client), editAddress(client, 'contacts')]) {
    await page.goto(address)
    await settled(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
  await page.goto(editAddress(client))
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport()
  expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.context().close()
})
