import { type Browser, type Page, expect, test } from './test.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { bookBest, deskOf, dialogOf, field, heading, tab } from './call-steps.ts'
import { api, open, settled, toast, tokenOf } from './helpers.ts'
import { agree, outside } from './public-quote-page.ts'
import { newClient } from './test-clients.ts'
import { type MadeQuote, linkOf } from './test-quotes.ts'

const yesterday = '2026-11-19'
const at = (time: string) => `${yesterday}T${time}:00+11:00`

/** What the demo company charges at night, as its quotes say. */
const nightly = 'Night 6:00 pm to 5:00 am: add $35.00 an hour'

const line = { unit: 'hour', gst_code: 'GST', is_optional: 0, is_selected: 1 }
/** $1,400.00 + $600.00 + $25.00, and GST: the float is quoted below its minimum of 3 hours. */
const lines = (asset_category_id: number) => [
  {
    ...line,
    kind: 'hire',
    description: 'Night excavator',
    asset_category_id,
    quantity: 8,
    min_quantity: 4,
    unit_price_cents: 175_00,
  },
  {
    ...line,
    kind: 'float',
    description: 'Float in, Epping yard',
    quantity: 2,
    min_quantity: 3,
    unit_price_cents: 200_00,
  },
  {
    ...line,
    kind: 'service',
    description: 'EastLink tolls',
    unit: 'each',
    quantity: 2,
    unit_price_cents: 12_50,
  },
]

/** A draft for a client with a site. */
async function draftOf(client_id: number): Promise<MadeQuote> {
  const site = await api<{ id: number }>('admin', 'POST', `/api/clients/${client_id}/sites`, {
    name: 'Level crossing',
    address_line1: '1 Station Street',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  const [product] = await api<{ asset_category_id: number }[]>(
    'sales',
    'GET',
    '/api/line-products?search=WH-EX20',
  )
  return api('sales', 'POST', '/api/quotes', {
    title: 'Track works by night',
    job_type: 'Machine Hire',
    client_id,
    job_site_id: site.id,
    lines: lines(product!.asset_category_id),
  })
}

test('a night shift with a minimum, a float and tolls is quoted, invoiced as explained, and nothing is left', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { id: client_id, name: client } = await newClient()
  const quote = await draftOf(client_id)

  const sales = await deskOf(browser, 'sales', `/dashboard/quotes/${quote.id}/check`)
  const sheet = sales.getByRole('article')
  for (const words of [nightly, 'Stand-by: 50% of the rate', 'priced at the minimum of 3 hours'])
    await expect(sheet.getByText(words)).toBeVisible()
  await sales.getByRole('button', { name: 'Send quote' }).click()
  await dialogOf(sales).getByRole('button', { name: 'Copy link' }).click()
  await dialogOf(sales).getByRole('button', { name: 'Not yet' }).click()
  await expect(sales.getByText('Not opened yet.')).toBeVisible()
  await acceptOutside(browser, await linkOf(quote))

  await open(sales, `/dashboard/quotes/${quote.id}/edit`)
  await sales.getByRole('button', { name: 'Make job' }).click()
  await field(sales, 'Start date').fill('-1')
  await field(sales, 'End date').fill('-1')
  await field(sales, 'Start time').fill('6pm')
  await dialogOf(sales).getByRole('button', { name: 'Make job' }).click()
  await expect(toast(sales, /^J-\d{6} made from Q-/)).toBeVisible()
  await sales.waitForURL(/\/jobs\/\d+\/edit/)
  const job = new URL(sales.url()).pathname

  const allocator = await deskOf(browser, 'allocator', job)
  await allocator.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(toast(allocator, /^J-\d{6} confirmed/)).toBeVisible()
  const docket_id = await workedNight(allocator, job)

  const accounts = await deskOf(browser, 'accounts', `/dashboard/dockets/${docket_id}`)
  const docket_no = /D-\d{6}/.exec(await heading(accounts, /^D-/).innerText())![0]
  const charged = accounts.getByRole('table', { name: 'Lines' })
  // Three hours at $175.00 and $35.00, and the fourth hour of the minimum.
  await expect(charged.getByRole('row', { name: /Night excavator/ }).first()).toContainText('$630.00')
  await expect(charged).toContainText('$210.00')
  await accounts.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialogOf(accounts)).toContainText('Worked 3 h, less than the minimum of 4 h.')
  await field(accounts, 'Reason').fill('The track was closed at 9.')
  await dialogOf(accounts).getByRole('button', { name: 'Approve anyway' }).click()
  await expect(toast(accounts, `${docket_no} approved`)).toBeVisible()

  await accounts.getByRole('link', { name: 'Make invoice' }).click()
  for (const one of [docket_no, 'Float in, Epping yard', 'EastLink tolls'])
    await expect(accounts.getByRole('checkbox', { name: one })).toBeChecked()
  await accounts.getByRole('button', { name: 'Make invoice' }).click()
  await expect(toast(accounts, `Draft for ${client} made`)).toBeVisible()
  await accounts.getByRole('button', { name: 'Approve and send' }).click()
  await dialogOf(accounts).getByRole('button', { name: 'Approve and send' }).click()
  await dialogOf(accounts).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(toast(accounts, /^INV-\d{6} marked as sent$/)).toBeVisible()

  const words = await pdfOf(accounts)
  for (const one of [
    'Night excavator',
    'Night',
    '3 hours $210.00 $630.00',
    'short of the minimum of',
    'Float in, Epping yard',
    '3 hours $200.00 $600.00',
    'EastLink tolls',
    '$12.50 $25.00',
    'Subtotal $1,465.00',
    'GST $146.50',
    'Total including GST $1,611.50',
  ])
    expect(words).toContain(withoutSpaces(one))

  await open(accounts, job)
  await tab(accounts, 'To bill').click()
  const left = accounts.getByRole('table', { name: 'To bill' })
  await expect(left.getByRole('row', { name: /^Total/ })).toContainText('$1,465.00')
  await expect(
    left
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .nth(-2),
    'not yet invoiced',
  ).toHaveText('$0.00')
})

/** The client reads what nights cost, signs and accepts. */
async function acceptOutside(browser: Browser, link: string): Promise<void> {
  const page = await outside(browser)
  await page.goto(link)
  await expect(page.getByText(nightly)).toBeVisible()
  await agree(page)
  await dialogOf(page).getByRole('button', { name: 'Accept $2,227.50' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible()
  await page.context().close()
}

/** The only order of a job is booked, confirmed and worked from 6 pm to 9 pm. @returns its signed docket. */
async function workedNight(page: Page, job: string): Promise<number> {
  const job_id = Number(/\d+/.exec(job)![0])
  const [order] = await api<{ id: number }[]>('allocator', 'GET', `/api/work-orders?job_id=${job_id}`)
  await open(page, `/dashboard/work-orders/${order!.id}/edit`)
  await settled(page)
  await bookBest(page, 'asset')
  const driver = await bookBest(page, 'driver')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(toast(page, /^J-\d{6}-\d+ confirmed/)).toBeVisible()
  const [worker] = await api<{ id: number }[]>(
    'allocator',
    'GET',
    `/api/drivers?search=${encodeURIComponent(driver)}`,
  )
  const { id } = await api<{ id: number }>('allocator', 'POST', '/api/dockets', {
    job_item_id: order!.id,
    source: 'paper',
    driver_id: worker!.id,
    starts_at: at('18:00'),
    finishes_at: at('21:00'),
    entries: [],
  })
  await api('allocator', 'POST', `/api/dockets/${id}/submit`, {})
  await api('allocator', 'POST', `/api/dockets/${id}/sign`, { name: 'Dana Whitlock' })
  return id
}

/** The text of the PDF of the invoice on screen. */
async function pdfOf(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname.replace(/^.dashboard(.*)\/(edit|check)$/, '/api$1/pdf')
  const authorization = `Bearer ${tokenOf('accounts')}`
  const answer = await page.request.get(path, { headers: { authorization } })
  return (await pagesOf(await answer.body())).join('')
}
