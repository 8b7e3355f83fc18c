import { expect, test } from './test.ts'
import { expectAccessible } from './accessibility.ts'
import { api, pageOf, settled, toast, open } from './helpers.ts'
import { editAddress, newClient, openForm } from './test-clients.ts'

test('typed values stay after a refusal, the first invalid field has the focus, and leaving asks', async ({
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
})

test('a likely duplicate is named while typing, and blocks nobody', async ({ browser }) => {
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
})

test('sales see no credit limit and cannot switch GST off; the fields say why', async ({ browser }) => {
  const client = await newClient({ credit_limit_cents: 123_400 })
  const page = await pageOf(browser, 'sales')
  await openForm(page, client)
  const limit = page.getByLabel('Credit limit')
  await expect(limit).toHaveValue('')
  await expect(limit).toHaveAttribute('readonly', '')
  await expect(page.getByText('Your role can’t set credit limits or credit holds.').first()).toBeVisible()
  await expect(page.getByText('Your role can’t change whether a client pays GST.')).toBeVisible()
  await page.getByLabel('Charge GST').click({ force: true })
  await expect(page.getByLabel('Charge GST')).toBeChecked()
  await page.getByLabel('Source').fill('Walked in')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client.name} saved`)).toBeVisible()
  expect(await api<object>('admin', 'GET', `/api/clients/${client.id}`)).toMatchObject({
    credit_limit_cents: 123_400,
    source: 'Walked in',
  })
})

test('GST is switched off with its reason, and the client says so', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'accounts')
  await openForm(page, client)
  await page.getByLabel('Charge GST').uncheck()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Reason for no GST is required.')).toBeVisible()
  await page.getByLabel('Reason for no GST').fill('Overseas')
  await page.keyboard.press('Control+s')
  await expect(page.locator('header').getByText('No GST')).toBeVisible()
})

test('an archived contact and site are shown on request and can be restored', async ({ browser }) => {
  const client = await newClient()
  await api('sales', 'POST', `/api/clients/${client.id}/contacts`, { name: 'Jo Nguyen' })
  await api('sales', 'POST', `/api/clients/${client.id}/sites`, {
    name: 'Basement dig',
    address_line1: '12 Smith St',
    suburb: 'Boronia',
    state: 'VIC',
    postcode: '3155',
  })
  const page = await pageOf(browser, 'sales')
  for (const [tab, noun, name] of [
    ['contacts', 'contact', 'Jo Nguyen'],
    ['sites', 'site', 'Basement dig'],
  ] as const) {
    await open(page, editAddress(client, tab))
    await settled(page)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await row.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: `Show 1 archived ${noun}` }).click()
    await expect(row).toContainText('Archived')
    await row.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await row.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await expect(toast(page, `${name} restored`)).toBeVisible()
    await expect(row).not.toContainText('Archived')
    await expect(page.getByRole('button', { name: /archived/ })).toHaveCount(0)
  }
})

test('a missing client is not found, inside the application and without console messages', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto('/dashboard/clients/999999999/edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  // The browser itself logs every 404.
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
})

test('on a phone rows are cards, nothing is wider than the screen, and Save is in reach', async ({
  browser,
}) => {
  const client = await newClient({ phone: '0355501234' })
  const page = await pageOf(browser, 'sales', 'phone')
  await page.goto(`/dashboard/clients?search=${encodeURIComponent(client.name)}`)
  await settled(page)
  const card = page.getByRole('row', { name: client.name })
  const phoneBox = (await card.getByText('03 5550 1234').boundingBox())!
  const nameBox = (await card.getByRole('link', { name: client.name }).boundingBox())!
  expect(phoneBox.y, 'the second line').toBeGreaterThan(nameBox.y + nameBox.height / 2)
  expect((await card.boundingBox())!.height).toBeLessThan(100)
  for (const address of ['/dashboard/clients', editAddress(client), editAddress(client, 'contacts')]) {
    await page.goto(address)
    await settled(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
  await openForm(page, client)
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport()
  expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('a client opens as a summary: one click calls, `n` makes a quote, `e` opens the form', async ({
  browser,
}) => {
  const client = await newClient({ phone: '0355501234' })
  await api('sales', 'POST', `/api/clients/${client.id}/contacts`, {
    name: 'Jo Nguyen',
    mobile: '0491570006',
  })
  const page = await pageOf(browser, 'sales')
  await page.goto(editAddress(client))
  await settled(page)
  await expect(page.getByRole('link', { name: 'Call Jo Nguyen, 0491 570 006' })).toHaveAttribute(
    'href',
    'tel:+61491570006',
  )
  await expect(page.getByRole('link', { name: 'Call Office, 03 5550 1234' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Client money and work' })).toContainText('Jobs this year')
  await expectAccessible(page, 'the summary of a client')
  await page.keyboard.press('e')
  await expect(page.getByLabel('Source')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(new RegExp(`/quotes/new\\?client_id=${client.id}$`))
})
