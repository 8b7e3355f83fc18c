import { type Page, expect, test } from './test.ts'
import {
  type Machine,
  type Made,
  dragTo,
  newCustomer,
  newFleet,
  newJobOf,
  rowOn,
  touchBy,
} from './board-steps.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'

/** A Wednesday on which the demo company has no work yet. */
const day = '2027-03-17'
const board = `/dashboard/jobs/scheduler?from=${day}&days=7`

/** A job with two orders of the same day, for two new machines; its client’s name says which are this test’s. */
async function ordersFor() {
  const customer = await newCustomer()
  const { category, machines } = await newFleet('Trencher', 2)
  const job = await newJobOf(customer, { day, category, count: 2, needs_driver: 1 })
  const orders = await api<Made[]>('admin', 'GET', `/api/work-orders?job_id=${job.id}&sort=order_no`)
  return { client: customer.name, machines, orders, category }
}

test('an order is dragged onto a free machine, refused by a booked one, and filled by keyboard', async ({
  browser,
}) => {
  const { client, machines, category } = await ordersFor()
  const [first, second] = machines.map(({ fleet_no }) => fleet_no)
  const page = await pageOf(browser, 'allocator')
  const row = (fleet_no: string) => rowOn(page, { fleet_no })
  await open(page, `${board}&category=${category}&search=${encodeURIComponent(client)}`)
  await settled(page)
  const cards = page.getByRole('region', { name: /^To fill/ })
  const card = cards.getByRole('button', { name: /Trencher.*Earthworks( × 2)?$/ })
  await expect(card).toContainText('× 2')
  await expect(row(first!)).toBeVisible()

  await dragTo(page, card, row(first!))
  await expect(page.getByRole('status').getByText(first!)).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`^${first} booked on J-`))).toBeVisible()
  await expect(row(first!).getByRole('button', { name: /^Epping/ })).toBeVisible()
  await expect(card).not.toContainText('× 2')
  await expect(cards.getByRole('button', { name: /Trencher.*driver$/ })).toBeVisible()

  // What is booked is refused while it is dragged, in words, and when it is dropped.
  await dragTo(page, card, row(first!))
  await expect(page.getByText(new RegExp(`^${first} is already booked on J-`)).first()).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`^${first} is already booked on J-`))).toBeVisible()

  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
  await expect(
    dialog.getByText(new RegExp(`^J-.*, Trencher \\d+, ${client}, Epping, Wed 17 Mar, `)),
  ).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`Book ${second}`) }).click()
  await expect(row(second!).getByRole('button', { name: /^Epping/ })).toBeVisible()
  // It closes once the server has answered.
  await expect(dialog).toBeHidden()
  // Both lack only a driver now.
  await expect(card).toHaveCount(0)
  await expect(cards.getByRole('button', { name: /Trencher.*driver × 2$/ })).toBeVisible()

  // What a dialog books is undone as a drop is.
  await page.keyboard.press('Control+z')
  await expect(toast(page, new RegExp(`^Undone: ${second}.* booked`))).toBeVisible()
  await expect(card).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(row(second!).getByRole('button', { name: /^Epping/ })).toBeVisible()
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
    rowOn(shown, machine).getByRole('button', { name: new RegExp(`^Epping.*${day}`) })

  // By mouse: a day later, on the other machine. The second browser shows it by itself.
  const chip = chipOn(page, first!, 'Wed 17 Mar')
  const [from, to] = [await chip.boundingBox(), await rowOn(page, second!).boundingBox()]
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
  await settled(page)
  await expect(chipOn(page, second!, 'Sat 20 Mar')).toBeFocused()

  // By touch: a finger rests on it, and carries it back.
  await settled(page)
  const lane = await rowOn(page, second!).locator('[data-lane]').boundingBox()
  await touchBy(chipOn(page, second!, 'Sat 20 Mar'), { x: (-2 * lane!.width) / 7, y: 0 })
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
