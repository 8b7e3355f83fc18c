import { expect, test } from '@playwright/test'
import {
  bookBest,
  choose,
  deskOf,
  dialogOf,
  field,
  heading,
  makeBuyer,
  tab,
  typeLines,
} from './call-steps.ts'
import { origin } from './environment.ts'
import { api, phone, settled, toast } from './helpers.ts'
import { sign } from './signing.ts'

interface OrderRow {
  id: number
  order_no: string
  asset_category: string
  work_date: string
}

test('a builder rings, and what they sign on a phone becomes an order with a machine that nobody else can book', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const mark = String(Date.now() % 10_000_000)
  const title = `Basement dig ${mark}`
  const mail = `dana.${mark}@kestrel.example`

  // Sales, on the phone with the builder.
  const sales = await deskOf(browser, 'sales', '/dashboard/quotes/new')
  await makeBuyer(sales, `Kestrel Builders ${mark}`, mail)
  await sales.getByRole('textbox', { name: 'Title' }).fill(title)
  await choose(sales.getByRole('combobox', { name: 'Job type' }), 'Machine Hire')
  await typeLines(sales)
  await choose(sales.getByRole('combobox', { name: 'Discount' }), 'Percent')
  await sales.getByRole('textbox', { name: 'Discount in percent' }).fill('5')
  const totals = sales.getByLabel('Totals')
  for (const amount of ['$8,070.00', '-$403.50', '$766.65', '$8,433.15'])
    await expect(totals.getByText(amount, { exact: true })).toBeVisible()
  await sales.keyboard.press('Control+s')
  await expect(toast(sales, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await sales.getByRole('link', { name: 'Check and send' }).click()
  for (const amount of ['$8,070.00', '-$403.50', '$766.65', '$8,433.15'])
    await expect(sales.getByRole('article').getByText(amount, { exact: true })).toBeVisible()
  await sales.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field(sales, 'To')).toHaveValue(mail)
  await dialogOf(sales).getByRole('button', { name: 'Send' }).click()
  await expect(sales.getByText('Not opened yet.')).toBeVisible()
  await expect(sales.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const quote_no = /Q-\d{6}/.exec(await heading(sales, /^Check Q-/).innerText())![0]

  // There is no mail server: the letter is kept, and its link handed on by the administrator.
  const office = await deskOf(browser, 'admin', `/dashboard/settings/mail?search=${mail}`)
  await office.getByRole('link', { name: new RegExp(quote_no) }).click()
  await office.getByRole('button', { name: 'Copy link' }).click()
  const link = await dialogOf(office).getByText(`${origin}/quote/`).innerText()
  await office.context().close()

  // The client, on a phone.
  const outside = await browser.newContext({ locale: 'en-AU', ...phone })
  const client = await outside.newPage()
  await client.goto(link)
  await expect(client.getByRole('status').getByText('$8,433.15')).toBeVisible()
  await client.getByRole('checkbox', { name: 'Traffic controller with ute' }).check()
  for (const amount of ['$8,854.00', '-$442.70', '$841.13', '$9,252.43'])
    await expect(client.getByText(amount, { exact: true }).first()).toBeVisible()
  await client.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialogOf(client).getByLabel('Your name').fill('Dana Whitlock')
  await dialogOf(client).getByLabel('PO number').fill('PO-4471')
  await sign(client)
  await dialogOf(client).getByRole('checkbox').check()
  await dialogOf(client).getByRole('button', { name: 'Accept $9,252.43' }).click()
  await expect(heading(client, 'Accepted')).toBeVisible()
  await outside.close()

  // Sales hear of it, and make the job without typing anything again.
  await sales.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await sales
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: `${quote_no} was accepted` })
    .click()
  await expect(
    sales.getByText(/Accepted by Dana Whitlock .*: \$9,252\.43, purchase order PO-4471/),
  ).toBeVisible()
  await expect(totals.getByText('$9,252.43', { exact: true })).toBeVisible()
  await sales.getByRole('button', { name: 'Make the job' }).click()
  await expect(field(sales, 'Start date')).toBeFocused()
  await expect(field(sales, 'Purchase order')).toHaveValue('PO-4471')
  await sales.keyboard.type('+3')
  await field(sales, 'End date').fill('+5')
  await field(sales, 'Start time').fill('530')
  await dialogOf(sales).getByRole('button', { name: 'Make the job' }).click()
  await expect(toast(sales, new RegExp(`^J-\\d{6} made from ${quote_no}$`))).toBeVisible()
  await expect(heading(sales, title)).toBeVisible()
  const job = new URL(sales.url()).pathname
  const { id, job_no } = await api<{ id: number; job_no: string }>(
    'sales',
    'GET',
    job.replace(/^.dashboard(.*).edit$/, '/api$1'),
  )
  await tab(sales, 'Rates').click()
  const rateOf = (name: string) => sales.getByRole('row', { name: new RegExp(name) })
  await expect(rateOf('Tip fee, Clean Fill')).toContainText(/60Tonne\$18\.50/)
  await expect(rateOf('Traffic controller with ute')).toContainText(/8Hour\$98\.00/)
  await tab(sales, 'Requirements').click()
  const needOf = (name: string) => sales.getByRole('row', { name: new RegExp(name) })
  await expect(needOf('Excavator 20T/22T')).toContainText('$175.00 per hour')
  await expect(needOf('Excavator 20T/22T')).toContainText('3 of 3 unfilled')
  await expect(needOf('10-wheeler tipper')).toContainText('$115.00 per hour')
  await sales.context().close()

  // The allocator, at six in the morning.
  const allocator = await deskOf(browser, 'allocator', '/allocator')
  const unfilled = allocator.getByRole('region', { name: 'Orders to fill' })
  await expect(unfilled.getByText(`${job_no}-01`)).toBeVisible()
  await allocator.goto(job)
  await expect(allocator.getByText('Nicholson Street lets only inducted people in.')).toBeVisible()
  const confirm = allocator.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await allocator.getByRole('button', { name: 'It is there' }).click()
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await confirm.click()
  await expect(toast(allocator, `${job_no} confirmed`)).toBeVisible()

  // One more machine on the same days, which makes a second order of the same time.
  await tab(allocator, 'Requirements').click()
  for (const name of ['Max', 'Ideal']) {
    const quantity = allocator.getByRole('textbox', { name: `${name} of Excavator 20T/22T` })
    await quantity.fill('2')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('2')
  }
  await expect(allocator.getByText('6 of 6 unfilled')).toBeVisible()

  await allocator.goto('/dashboard/work-orders')
  await expect(allocator).toHaveURL(/from=2026-11-20&sort=work_date/)
  await settled(allocator)
  await allocator.getByRole('link', { name: `${job_no}-01` }).click()
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  const asset = await bookBest(allocator, 'asset')
  const driver = await bookBest(allocator, 'driver')
  await confirm.click()
  await expect(toast(allocator, `${job_no}-01 confirmed`)).toBeVisible()
  await allocator.getByRole('link', { name: 'Next to fill' }).click()
  await expect(allocator.getByText(`${job_no}-04`).first()).toBeVisible()

  // A second order of the same machine at the same time: the reason is said, and the server says the same.
  const orders = await api<OrderRow[]>('allocator', 'GET', `/api/work-orders?job_id=${id}&sort=work_date`)
  const second = orders.find(
    (one) =>
      one.work_date === orders[0]!.work_date &&
      one.order_no !== `${job_no}-01` &&
      one.asset_category === orders[0]!.asset_category,
  )!
  const against = `${asset} is already booked on ${job_no}-01 from 5:30 am to 1:30 pm.`
  await allocator.goto('/dashboard/work-orders')
  await allocator.getByRole('link', { name: second.order_no }).click()
  await expect(heading(allocator, 'Excavator 20T/22T, Mon 23 Nov 2026')).toBeVisible()
  await allocator.getByRole('button', { name: 'Choose asset' }).click()
  await dialogOf(allocator).getByPlaceholder('Search fleet number, name or registration').fill(asset)
  const taken = dialogOf(allocator).getByRole('listitem').filter({ hasText: asset })
  await expect(taken.getByRole('listitem').filter({ hasText: against })).toBeVisible()
  await expect(taken.getByRole('button', { name: `Book ${asset}` })).toHaveAttribute('aria-disabled', 'true')
  const [booked] = await api<{ asset_id: number }[]>(
    'allocator',
    'GET',
    `/api/work-orders/${orders[0]!.id}/bookings`,
  )
  await expect(
    api('allocator', 'POST', `/api/work-orders/${second.id}/bookings`, { asset_id: booked!.asset_id }),
  ).rejects.toThrow(against)
  await allocator.keyboard.press('Escape')

  // The order stands with both, and nobody is asked to fill it any more.
  await allocator.goto(`/dashboard/work-orders?search=${job_no}-01`)
  const row = allocator.getByRole('row', { name: new RegExp(`${job_no}-01`) })
  await expect(row).toContainText('Confirmed')
  await expect(row).toContainText(asset.split(' ')[0]!)
  await expect(row).toContainText(driver)
  await allocator.goto(`${job}?tab=requirements`)
  await expect(allocator.getByText('5 of 6 unfilled')).toBeVisible()
  await allocator.goto('/allocator')
  await expect(unfilled.getByText(second.order_no)).toBeVisible()
  await expect(unfilled.getByText(`${job_no}-01`)).toBeHidden()
  await allocator.context().close()
})
