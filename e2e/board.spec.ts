import { type Page, expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'
import { newClient } from './test-clients.ts'

interface Made {
  id: number
}
interface Machine extends Made {
  fleet_no: string
}
/** A Wednesday on which the demo company has no work yet. */
const day = '2027-03-17'
const board = `/dashboard/jobs/scheduler?from=${day}&days=7`

/** A job with two orders of the same day, for two new machines; its client’s name says which are this test’s. */
async function ordersFor(): Promise<{ client: string; machines: Machine[] }> {
  const stamp = Date.now() % 10_000_000
  const client = await newClient()
  const site = await api<Made>('admin', 'POST', `/api/clients/${client.id}/sites`, {
    name: 'Quarry',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  const category = await api<Made>('admin', 'POST', '/api/asset-categories', {
    name: `Trencher ${stamp}`,
    asset_group: 'excavator',
  })
  const machines = await Promise.all(
    [1, 2].map((at) =>
      api<Machine>('admin', 'POST', '/api/assets', {
        fleet_no: `TR-${stamp}-${at}`,
        name: 'Trencher',
        asset_category_id: category.id,
      }),
    ),
  )
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: `Cable trench ${stamp}`,
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: day,
    end_date: day,
  })
  await api('admin', 'POST', `/api/superAdmin/job/${job.id}/requirements`, {
    assetData: [{ asset_category_id: category.id, qty: 2 }],
  })
  return { client: client.name, machines }
}

/** Drags by mouse, in steps, as a hand does. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  await page.mouse.move(start!.x + 40, start!.y + 12)
  await page.mouse.down()
  await page.mouse.move(end!.x + 80, end!.y + end!.height / 2, { steps: 8 })
}

test('an order is dragged onto a free machine, refused by a booked one, and filled by keyboard', async ({
  browser,
}) => {
  const { client, machines } = await ordersFor()
  const [first, second] = machines.map(({ fleet_no }) => fleet_no)
  const page = await pageOf(browser, 'allocator')
  await open(page, `${board}&search=${encodeURIComponent(client)}`)
  await settled(page)
  const cards = page.getByRole('region', { name: /^To fill/ })
  const card = cards.getByRole('button', { name: /Trencher.*Earthworks( × 2)?$/ })
  const row = (fleet_no: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: fleet_no }) })
  await expect(card).toContainText('× 2')
  // Its category is the last, and only rows in sight are drawn.
  await page
    .getByRole('table', { name: 'Bookings' })
    .evaluate((table) => table.closest('[role="presentation"]')?.scrollTo(0, 100_000))
  await expect(row(first!)).toBeVisible()

  await drag(page, card, row(first!))
  await expect(page.getByRole('status').getByText(first!)).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`^${first} booked on J-`))).toBeVisible()
  await expect(row(first!).getByRole('link', { name: /Epping/ })).toBeVisible()
  await expect(card).not.toContainText('× 2')
  await expect(cards.getByRole('button', { name: /Trencher.*driver$/ })).toBeVisible()

  // What is booked is refused while it is dragged, in words, and when it is dropped.
  await drag(page, card, row(first!))
  await expect(page.getByText(new RegExp(`^${first} is already booked on J-`)).first()).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`^${first} is already booked on J-`))).toBeVisible()

  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
  await dialog.getByRole('button', { name: new RegExp(`Book ${second}`) }).click()
  await expect(row(second!).getByRole('link', { name: /Epping/ })).toBeVisible()
  // Both lack only a driver now.
  await expect(card).toHaveCount(0)
  await expect(cards.getByRole('button', { name: /Trencher.*driver × 2$/ })).toBeVisible()
})
