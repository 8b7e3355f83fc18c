import { choose } from './call-steps.ts'
import { expect, test } from './test.ts'
import { api, call, pageOf, settled, toast, tokenOf, open } from './helpers.ts'
import { cell, chooseJobType, stamp } from './quote-form.ts'
import { sentQuote } from './test-quotes.ts'
import { quoteProspect } from './prospect.ts'

test('a quote is typed by keyboard, sent, revised and accepted for the client', async ({ browser }) => {
  test.setTimeout(90_000)
  const page = await pageOf(browser, 'sales')
  const title = `Basement dig ${stamp()}`
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await chooseJobType(page)
  await cell(page, 0, 'quantity').fill('2')
  await page.keyboard.press('Control+s')
  // One press names everything that is missing, each by itself or together.
  const nobody = page.getByText('Choose who the quote is for.')
  await expect(page.getByText('Description is required.')).toBeVisible()
  await expect(nobody).toBeVisible()

  // A product by code, then a free-text line below it, then back up with the arrow.
  await cell(page, 0, 'description').fill('WH-EX20')
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'quantity')).toBeFocused()
  await page.keyboard.type('10')
  await cell(page, 0, 'price').fill('200')
  await page.keyboard.press('Control+Enter')
  await expect(cell(page, 1, 'description')).toBeFocused()
  await page.keyboard.type('Float in and out')
  await cell(page, 1, 'price').fill('450.00')
  await cell(page, 1, 'option').selectOption('offered')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(cell(page, 0, 'description')).toHaveValue('Float in and out')
  await cell(page, 0, 'price').press('Alt+ArrowDown')
  await expect(page.getByLabel('Totals')).toContainText('$2,200.00')

  await choose(page.getByRole('combobox', { name: 'Terms and conditions' }), 'Dry hire')
  await expect(nobody).toBeVisible()
  await quoteProspect(page, 'Jo Nguyen')
  await expect(nobody).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@kestrel.example')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()

  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('$2,200.00')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Not opened yet.')).toBeVisible()

  // A sent quote is changed by a new version, which needs sending again.
  await page.getByRole('button', { name: /^More for Q-/ }).click()
  await page.getByRole('menuitem', { name: 'Make new version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new version' }).click()
  await expect(page.getByText(/^Q-\d+ version 2$/)).toBeVisible()
  await cell(page, 0, 'quantity').fill('12')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
  // The next step is the client's; theirs can be entered for them.
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept for the client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByText('Add a file, or enter how the client agreed.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Float in and out/ }).check()
  await expect(dialog).toContainText('$3,135.00')
  await dialog.getByLabel('How the client agreed').fill('By phone, Jo, this morning.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(/Accepted by Jo Nguyen/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make job' })).toBeVisible()

  await open(page, `/dashboard/quotes?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Accepted')
  const [row] = await api<{ id: number; total_cents: number }[]>(
    'sales',
    'GET',
    `/api/quotes?search=${encodeURIComponent(title)}`,
  )
  expect(row?.total_cents).toBe(3135_00)
})

test('a draft is saved although its first line is not used yet', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(`Site clean ${stamp()}`)
  await chooseJobType(page)
  await quoteProspect(page, 'Jo Nguyen')
  // Someone who begins a line is asked for the rest of it.
  await cell(page, 0, 'quantity').fill('3')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Description is required.')).toBeVisible()
  await cell(page, 0, 'quantity').fill('1')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await expect(page).toHaveURL(/\/quotes\/\d+\/edit/)
  await expect(page.locator('[data-row]')).toHaveCount(0)
})

test('a client stays while a quote is open, and an archived site is named when the job is created', async ({
  browser,
}) => {
  const name = `Banksia ${stamp()}`
  const client = await api<{ id: number }>('admin', 'POST', '/api/clients', {
    name,
    client_type: 'builder',
    email: 'office@banksia.example',
  })
  const site = await api<{ id: number }>('admin', 'POST', `/api/clients/${client.id}/sites`, {
    name: 'Lot 9',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  const quote = await sentQuote({
    client_id: client.id,
    job_site_id: site.id,
    prospect_name: null,
    prospect_email: null,
  })
  const agreed = new FormData()
  agreed.append(
    'data',
    JSON.stringify({
      version: quote.version,
      name: 'Jo Nguyen',
      selected_line_ids: [],
      evidence_note: 'By phone',
    }),
  )
  await call('POST', `/api/quotes/${quote.id}/accept`, agreed, tokenOf('sales'))
  const page = await pageOf(browser, 'sales')
  await page.goto(`/dashboard/clients/${client.id}/edit`)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archive client' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('textbox').fill('Closed down')
  await asking.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(`${name}: This client has 1 open quote. Settle it first.`)).toBeVisible()

  await api('sales', 'POST', `/api/clients/${client.id}/sites/${site.id}/archive`, {})
  await open(page, `/dashboard/quotes/${quote.id}/check`)
  await page.getByRole('button', { name: 'Make job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make job' })
  const makeJob = dialog.getByRole('button', { name: 'Make job' })
  const place = await makeJob.boundingBox()
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('+3')
  await dialog.getByRole('textbox', { name: 'End date' }).fill('+5')
  await expect(dialog.getByRole('region', { name: 'What the lines become' })).toBeVisible()
  expect(await makeJob.boundingBox(), 'it stays under the pointer').toEqual(place)
  await makeJob.click()
  await expect(dialog.getByText('The site Lot 9 is archived. Restore it to make the job.')).toBeVisible()
  await api('sales', 'POST', `/api/clients/${client.id}/sites/${site.id}/restore`, {})
  await makeJob.click()
  await expect(toast(page, /^J-\d{6} made from Q-\d{6}$/)).toBeVisible()
})

test('the products of a line show what they earn, and so does the quote while it is typed', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  const client = page.getByRole('combobox', { name: 'Client' })
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const plain = await colourOf('Save')
  // What was typed stays, and may become a prospect.
  await client.fill('Wattle Civil')
  await expect(page.getByRole('option', { name: 'Create “Wattle Civil”' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(client).toHaveValue('Wattle Civil')
  await client.click()
  await page.getByRole('option', { name: 'Quote “Wattle Civil” without a client record' }).click()
  await expect(page.getByLabel('New client’s name')).toHaveValue('Wattle Civil')
  await expect(client).toHaveValue('')
  // One primary: the next step.
  expect(await colourOf('Save')).toBe(plain)
  expect(await colourOf('Save and send')).not.toBe(plain)

  await cell(page, 0, 'description').pressSequentially('roller')
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(products.last()).toContainText('Traffic controller')
  await expect(products.first()).toContainText(
    /roller.*Min\. 4 hours.*Cost \$109\.00, margin 21\.2%.*\$138\.25 per hour/,
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'cost')).toHaveValue('109.00')
  const row = page.locator('[data-row="0"]')
  await expect(row).toContainText('$117.00, 21.2%')
  await expect(page.getByLabel('Totals')).toContainText('$117.00, 21.2%')
  await cell(page, 0, 'price').fill('100')
  await expect(row).toContainText('Below cost: a loss of $36.00.')
  await expect(page.getByLabel('Totals')).toContainText('−$36.00, −9%')
  await cell(page, 0, 'description').fill('Smooth drum\nroller')
  await expect(cell(page, 0, 'description')).toHaveValue('Smooth drum roller')
})

test('a line below its own minimum is priced at it: while typing, before sending, and on what the client gets', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Float of an excavator')
  await chooseJobType(page)
  await quoteProspect(page, 'Jo Nguyen')
  await cell(page, 0, 'description').fill('Float')
  await cell(page, 0, 'quantity').fill('2')
  await cell(page, 0, 'minimum').fill('4')
  await cell(page, 0, 'price').fill('200')
  const words = /2 hours are under the minimum: priced at 4 hours, \$800\.00\./
  await cell(page, 0, 'unit').selectOption('hour')
  await expect(page.getByText(words)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByText(words)).toContainText('Line 1, Float: 2 hours')
  await expect(page.getByText('priced at the minimum of 4 hours')).toBeVisible()
  await expect(page.getByText('$880.00')).toBeVisible()
})
