import { expect, test } from './test.ts'
import { bookBest, confirmJob, deskOf, dialogOf, heading, tab } from './call-steps.ts'
import { api, settled, toast, open } from './helpers.ts'
import { acceptOnPhone, linkByMail, makeJob, sendQuote } from './quote-steps.ts'

interface OrderRow {
  id: number
  order_no: string
  asset_category: string
  work_date: string
}

test('a builder rings, and the quote they sign on a phone becomes an order with a machine nobody else can book', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const mark = String(Date.now() % 10_000_000)
  const title = `Basement dig ${mark}`
  const mail = `dana.${mark}@kestrel.example`

  // Sales, on the phone with the builder.
  const sales = await deskOf(browser, 'sales', '/dashboard/quotes/new')
  const quote_no = await sendQuote(sales, { client: `Kestrel Builders ${mark}`, title, mail })
  await acceptOnPhone(browser, await linkByMail(browser, mail, quote_no))
  const { path: job, id, job_no } = await makeJob(sales, quote_no, { from: '+3', until: '+5', at: '530' })
  await expect(heading(sales, title)).toBeVisible()
  await tab(sales, 'Rates').click()
  const rateOf = (name: string) => sales.getByRole('row', { name: new RegExp(name) })
  await expect(rateOf('Tip fee, Clean Fill')).toContainText(/60Tonne\$19\.25/)
  await expect(rateOf('Traffic controller with ute')).toContainText(/8Hour\$98\.00/)
  await tab(sales, 'Requirements').click()
  const needOf = (name: string) => sales.getByRole('row', { name: new RegExp(name) })
  await expect(needOf('Excavator 20T/22T')).toContainText('$173.00 per hour')
  await expect(needOf('Excavator 20T/22T')).toContainText('3 of 3 to fill')
  await expect(needOf('10-wheeler tipper')).toContainText('$113.50 per hour')
  await sales.context().close()

  // The allocator, at six in the morning.
  const allocator = await deskOf(browser, 'allocator', '/allocator?day=2026-11-23')
  const unfilled = allocator.getByRole('region', { name: 'To fill' })
  await expect(unfilled.getByText(`${job_no}-01`)).toBeVisible()
  await allocator.goto(job)
  await confirmJob(allocator, job_no)
  const confirm = allocator.getByRole('button', { name: 'Confirm', exact: true })

  // One more machine on the same days, which makes a second order at the same time.
  await tab(allocator, 'Requirements').click()
  for (const name of ['Max', 'Ideal']) {
    const quantity = allocator.getByRole('textbox', { name: `${name} of Excavator 20T/22T` })
    await quantity.fill('2')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('2')
  }
  await expect(allocator.getByText('6 of 6 to fill')).toBeVisible()

  await open(allocator, '/dashboard/work-orders')
  await expect(allocator).toHaveURL(/when=coming&order_status=Not\+Cancelled&sort=work_date/)
  await settled(allocator)
  await allocator.getByRole('link', { name: `${job_no}-01` }).click()
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  const asset = await bookBest(allocator, 'asset')
  const driver = await bookBest(allocator, 'driver')
  await confirm.click()
  await expect(toast(allocator, `${job_no}-01 confirmed`)).toBeVisible()
  await allocator.getByRole('link', { name: 'Next to fill' }).click()
  await expect(allocator.getByText(`${job_no}-04`).first()).toBeVisible()

  // A second order for the same machine at the same time: the reason is shown, and the server agrees.
  const orders = await api<OrderRow[]>('allocator', 'GET', `/api/work-orders?job_id=${id}&sort=work_date`)
  const second = orders.find(
    (one) =>
      one.work_date === orders[0]!.work_date &&
      one.order_no !== `${job_no}-01` &&
      one.asset_category === orders[0]!.asset_category,
  )!
  const against = `${asset} is already booked on ${job_no}-01 from 5:30 am to 1:30 pm.`
  await open(allocator, '/dashboard/work-orders')
  await allocator.getByRole('link', { name: second.order_no }).click()
  await expect(heading(allocator, 'Excavator 20T/22T, Mon 23 Nov 2026')).toBeVisible()
  await allocator.getByRole('button', { name: 'Choose machine' }).click()
  await dialogOf(allocator).getByPlaceholder('Search fleet no., name or rego').fill(asset)
  const cannot = dialogOf(allocator).getByRole('region', { name: 'Can’t go' })
  const bookedItem = cannot.getByRole('listitem').filter({ hasText: asset })
  await expect(bookedItem.getByRole('listitem').filter({ hasText: against })).toBeVisible()
  await expect(bookedItem.getByRole('button', { name: `Book ${asset}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const [booked] = await api<{ asset_id: number }[]>(
    'allocator',
    'GET',
    `/api/work-orders/${orders[0]!.id}/bookings`,
  )
  await expect(
    api('allocator', 'POST', `/api/work-orders/${second.id}/bookings`, { asset_id: booked!.asset_id }),
  ).rejects.toThrow(against)
  await allocator.keyboard.press('Escape')

  // The order has both, and no longer counts as unfilled.
  await open(allocator, `/dashboard/work-orders?search=${job_no}-01`)
  const row = allocator.getByRole('row', { name: new RegExp(`${job_no}-01`) })
  await expect(row).toContainText('Confirmed')
  await expect(row).toContainText(asset.split(' ')[0]!)
  await expect(row).toContainText(driver)
  await open(allocator, `${job}?tab=requirements`)
  await expect(allocator.getByText('5 of 6 to fill')).toBeVisible()
  await open(allocator, '/allocator?day=2026-11-23')
  await unfilled.getByRole('link', { name: /^All \d+/ }).click()
  await expect(allocator.getByRole('link', { name: second.order_no, exact: true })).toBeVisible()
  await expect(allocator.getByRole('link', { name: `${job_no}-01`, exact: true })).toBeHidden()
})
