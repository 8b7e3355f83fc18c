import { expect, test } from './test.ts'
import { api, newPageOf, pageOf, settled, toast } from './helpers.ts'
import { newClient, openForm } from './test-clients.ts'

test('the second of two editors chooses between both values; other fields merge without asking', async ({
  browser,
}) => {
  const client = await newClient({ suburb: 'Epping' })
  const [first, second] = [await pageOf(browser, 'accounts'), await pageOf(browser, 'sales')]
  for (const page of [first, second]) {
    await openForm(page, client)
    await settled(page)
  }
  await second.getByRole('combobox', { name: 'Suburb' }).fill('Sunbury')
  await second.getByLabel('Source').fill('A neighbour')
  await first.getByRole('combobox', { name: 'Suburb' }).fill('Altona')
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
  await first.keyboard.press('e')
  await expect(first.getByLabel('Source'), 'the first editor sees it without a reload').toHaveValue(
    'A neighbour',
  )
})

test('fields only one of two editors changed merge without asking', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'sales')
  await openForm(page, client)
  await page.getByLabel('Source').fill('Radio')
  await api('accounts', 'PATCH', `/api/clients/${client.id}`, { version: 1, suburb: 'Altona' })
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client.name} saved`)).toBeVisible()
  expect(await api<object>('admin', 'GET', `/api/clients/${client.id}`)).toMatchObject({
    suburb: 'Altona',
    source: 'Radio',
  })
})

test('edits to a client that someone else archives are shown, copied and restored; the form shows the client', async ({
  browser,
}) => {
  const client = await newClient({ suburb: 'Epping' })
  const page = await newPageOf(browser, 'sales', { permissions: ['clipboard-read', 'clipboard-write'] })
  await Promise.all([page.waitForResponse(/\/api\/events\?/), openForm(page, client)])
  await settled(page)
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Sunbury')
  await page.getByLabel('Phone').fill('03 5550 1234')
  await api('accounts', 'POST', '/api/clients/archive', { ids: [client.id], reason: 'Closed down' })

  const notice = page.getByRole('alert').filter({ hasText: 'while you were typing' })
  await expect(notice).toContainText('What you typed was not saved')
  await expect(notice).toContainText('Sunbury')
  await expect(notice).toContainText('03 5550 1234')
  await expect(page.getByText(/Archived by Con Petrou on .* \(Closed down\)/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Epping')
  await expect(page.getByLabel('Phone'), 'also where one was typing').toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveAttribute('readonly', '')
  await expect(page.getByRole('button', { name: 'Put it back' })).toHaveCount(0)
  await notice.getByRole('button', { name: 'Copy what you typed' }).click()
  await expect(notice.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Phone: 03 5550 1234\nSuburb: Sunbury',
  )

  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Sunbury')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client.name} saved`)).toBeVisible()
  expect(await api<object>('admin', 'GET', `/api/clients/${client.id}`)).toMatchObject({
    suburb: 'Sunbury',
    phone: '0355501234',
  })
})

test('saving before hearing that the client is archived shows the same', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'sales')
  await page.route(/\/api\/events/, (route) => route.abort())
  await openForm(page, client)
  await settled(page)
  await page.getByLabel('Source').fill('Radio')
  await api('accounts', 'POST', '/api/clients/archive', { ids: [client.id], reason: 'Closed down' })
  await page.keyboard.press('Control+s')
  const notice = page.getByRole('alert').filter({ hasText: 'while you were typing' })
  await expect(notice).toContainText('Radio')
  await expect(page.getByLabel('Source')).toHaveValue('')
})

test('another person’s change appears without a reload', async ({ browser }) => {
  const client = await newClient()
  const page = await pageOf(browser, 'sales')
  await Promise.all([page.waitForResponse(/\/api\/events\?/), openForm(page, client)])
  await settled(page)
  await api('accounts', 'PATCH', `/api/clients/${client.id}`, { version: 1, name: `${client.name} Group` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${client.name} Group`)
  await expect(page.getByLabel('Name').first()).toHaveValue(`${client.name} Group`)
})
