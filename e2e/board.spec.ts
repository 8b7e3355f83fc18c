import { type Page, expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'
import { newClient, newQuarry } from './test-clients.ts'

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
async function ordersFor(): Promise<{
  client: string
  machines: Machine[]
  orders: Made[]
  category: number
}> {
  const stamp = Date.now() % 10_000_000
  const client = await newClient()
  const site = await newQuarry(client.id)
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
  const orders = await api<Made[]>('admin', 'GET', `/api/work-orders?job_id=${job.id}&sort=order_no`)
  return { client: client.name, machines, orders, category: category.id }
}

const rowOn = (page: Page) => (fleet_no: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: fleet_no }) })

/** Drags by mouse, in steps, as a hand does. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  await page.mouse.move(start!.x + 40, start!.y + 12)
  await page.mouse.down()
  await page.mouse.move(end!.x + 80, end!.y + end!.height / 2, { steps: 8 })
}

/** A finger rests on something until it is picked up, carries it two days to the left, and lifts. */
async function touchTo(chip: ReturnType<Page['locator']>, row: ReturnType<Page['locator']>) {
  const [from, lane] = [await chip.boundingBox(), await row.locator('[data-lane]').boundingBox()]
  const start = { clientX: from!.x + from!.width / 2, clientY: from!.y + 12 }
  const end = { ...start, clientX: start.clientX - (2 * lane!.width) / 7 }
  const touch = { pointerType: 'touch', button: 0, bubbles: true, isPrimary: true }
  await chip.dispatchEvent('pointerdown', { ...touch, ...start })
  const page = chip.page()
  await expect(page.getByRole('status').getByText('Epping')).toBeVisible()
  await page.dispatchEvent('body', 'pointermove', { ...touch, ...end })
  await page.dispatchEvent('body', 'pointerup', { ...touch, ...end })
}

test('an order is dragged onto a free machine, refused by a booked one, and filled by keyboard', async ({
  browser,
}) => {
  const { client, machines, category } = await ordersFor()
  const [first, second] = machines.map(({ fleet_no }) => fleet_no)
  const page = await pageOf(browser, 'allocator')
  await open(page, `${board}&category=${category}&search=${encodeURIComponent(client)}`)
  await settled(page)
  const cards = page.getByRole('region', { name: /^To fill/ })
  const card = cards.getByRole('button', { name: /Trencher.*Earthworks( × 2)?$/ })
  const row = rowOn(page)
  await expect(card).toContainText('× 2')
  await expect(row(first!)).toBeVisible()

  await drag(page, card, row(first!))
  await expect(page.getByRole('status').getByText(first!)).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`^${first} booked on J-`))).toBeVisible()
  await expect(row(first!).getByRole('button', { name: /^Epping/ })).toBeVisible()
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
  await expect(row(second!).getByRole('button', { name: /^Epping/ })).toBeVisible()
  // Both lack only a driver now.
  await expect(card).toHaveCount(0)
  await expect(cards.getByRole('button', { name: /Trencher.*driver × 2$/ })).toBeVisible()
})

test('a chip is moved by mouse, by keys and by touch, undone, and seen by another who changes it', async ({
  browser,
}) => {
  const { machines, orders, category } = await ordersFor()
  const [first, second] = machines
  const order = orders[0]!
  await api('admin', 'POST', `/api/work-orders/${order.id}/bookings`, { asset_id: first!.id })
  const address = `${board}&category=${category}`
  const [page, other] = await Promise.all([pageOf(browser, 'allocator'), pageOf(browser, 'admin')])
  await Promise.all([open(page, address), open(other, address)])
  await settled(page)
  const chipOn = (shown: Page, machine: Machine, day: string) =>
    rowOn(shown)(machine.fleet_no).getByRole('button', { name: new RegExp(`^Epping.*${day}`) })

  // By mouse: a day later, on the other machine. The second browser shows it by itself.
  const chip = chipOn(page, first!, 'Wed 17 Mar')
  const [from, to] = [await chip.boundingBox(), await rowOn(page)(second!.fleet_no).boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 10)
  await page.mouse.down()
  await page.mouse.move(from!.x + 24 + from!.width, to!.y + 12, { steps: 6 })
  await expect(page.getByRole('status').getByText(`${second!.fleet_no}, Thu 18 Mar`)).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, `Epping moved to ${second!.fleet_no}, Thu 18 Mar`)).toBeVisible()
  await expect(chipOn(other, second!, 'Thu 18 Mar')).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(chipOn(page, first!, 'Wed 17 Mar')).toBeVisible()
  await expect(toast(page, /^Undone: Epping moved/)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(chipOn(page, second!, 'Thu 18 Mar')).toBeVisible()
  await expect(toast(page, /^Done again: Epping moved/)).toBeVisible()

  // By keys: picked up, two days later, put down; the chip is the one that the server answered with.
  await settled(page)
  await chipOn(page, second!, 'Thu 18 Mar').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Sat 20 Mar. Free.')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(chipOn(other, second!, 'Sat 20 Mar')).toBeVisible()

  // By touch: a finger rests on it, and carries it back.
  await settled(page)
  await touchTo(chipOn(page, second!, 'Sat 20 Mar'), rowOn(page)(second!.fleet_no))
  await expect(chipOn(page, second!, 'Thu 18 Mar')).toBeVisible()

  // What someone else changed since is not undone: it says who and when.
  await api('admin', 'POST', `/api/jobRequirement/jobItem/changeOrderNotes/${order.id}`, { notes: 'Gate 3' })
  await page.keyboard.press('Control+z')
  await expect(toast(page, /changed J-\d+-\d+ at /)).toBeVisible()
  await expect(chipOn(page, second!, 'Thu 18 Mar')).toBeVisible()

  // Nor is it done again.
  await settled(page)
  await chipOn(page, second!, 'Thu 18 Mar').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(chipOn(other, second!, 'Fri 19 Mar')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(chipOn(other, second!, 'Thu 18 Mar')).toBeVisible()
  await api('admin', 'POST', `/api/jobRequirement/jobItem/changeOrderNotes/${order.id}`, { notes: 'Gate 4' })
  await settled(page)
  await page.keyboard.press('Control+Shift+z')
  await expect(toast(page, /changed J-\d+-\d+ at /).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeVisible()
  await expect(chipOn(page, second!, 'Thu 18 Mar')).toBeVisible()
})
