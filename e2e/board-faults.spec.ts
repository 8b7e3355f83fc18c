import { expect, test } from './test.ts'
import { type Made, newCustomer, newFleet, newJobOf, rowOn } from './board-steps.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'

/** A Wednesday on which the demo company has no work yet. */
const day = '2027-03-31'

/** An order booked on the first of two machines, and the board that shows both. */
async function booked() {
  const customer = await newCustomer()
  const { category, machines } = await newFleet('FB', 2)
  const job = await newJobOf(customer, { day, category, count: 1 })
  const [order] = await api<Made[]>('admin', 'GET', `/api/work-orders?job_id=${job.id}`)
  await api('admin', 'POST', `/api/work-orders/${order!.id}/bookings`, { asset_id: machines[0]!.id })
  const address = `/dashboard/jobs/scheduler?from=${day}&days=7&category=${category}`
  return { order: order!, address, first: machines[0]!, second: machines[1]! }
}

test('the network drops while a booking is dragged: it returns, and is sent once when it is dropped again', async ({
  browser,
}) => {
  const { address, first, second } = await booked()
  const page = await pageOf(browser, 'allocator')
  await open(page, address)
  await settled(page)
  const sent: string[] = []
  page.on('requestfinished', (one) => one.url().endsWith('/bookings/arrange') && sent.push(one.method()))
  const chip = rowOn(page, first).getByRole('button', { name: /^Epping/ })
  const moved = rowOn(page, second).getByRole('button', { name: /^Epping/ })
  const carry = async () => {
    const [from, to] = [await chip.boundingBox(), await rowOn(page, second).boundingBox()]
    await page.mouse.move(from!.x + 20, from!.y + 10)
    await page.mouse.down()
    await page.mouse.move(from!.x + 24, to!.y + 12, { steps: 6 })
    await expect(page.getByRole('status').getByText(second.fleet_no)).toBeVisible()
  }

  await carry()
  await page.context().setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, 'No answer. Try again once you are connected.')).toBeVisible()
  await expect(chip).toBeVisible()
  await expect(moved).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await settled(page)
  await expect(chip).toBeVisible()
  expect(sent).toEqual([])
  await carry()
  await page.mouse.up()
  await expect(toast(page, new RegExp(`moved to ${second.fleet_no}`))).toBeVisible()
  await expect(moved).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('a booking picked up before the board was read again is dropped after it', async ({ browser }) => {
  const { address, first } = await booked()
  const page = await pageOf(browser, 'allocator')
  await open(page, address)
  await settled(page)
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/api/board?*', async (route) => {
    await held
    await route.continue()
  })
  const chipOn = (name: string) =>
    rowOn(page, first).getByRole('button', { name: new RegExp(`^Epping.*${name}`) })
  await chipOn('Wed 31 Mar').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(toast(page, 'Epping moved to Thu 1 Apr')).toBeVisible()
  await expect(chipOn('Thu 1 Apr')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Fri 2 Apr. Free.')).toBeAttached()
  const read = page.waitForResponse(/\/api\/board\?/)
  letGo()
  await (await read).finished()
  await settled(page)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Epping moved to Fri 2 Apr')).toBeVisible()
  await expect(chipOn('Fri 2 Apr')).toBeVisible()
})

test('a machine that breaks down before work is replaced with three actions', async ({ browser }) => {
  const { order, address, first, second } = await booked()
  await api('admin', 'POST', `/api/assets/${first.id}/off-road`, { reason: 'Hydraulic leak' })
  const page = await pageOf(browser, 'allocator')
  await open(page, address)
  await settled(page)
  await expect(rowOn(page, first).getByLabel('Off road')).toBeVisible()
  let actions = 0
  const press = async (name: string | RegExp) => {
    actions += 1
    await page.getByRole('button', { name }).first().click()
  }
  await press(/^Epping/)
  await press(/^Replace/)
  await press(new RegExp(`Book ${second.fleet_no}`))
  await expect(rowOn(page, second).getByRole('button', { name: /^Epping/ })).toBeVisible()
  expect(actions).toBeLessThanOrEqual(4)
  // Shown at once, and booked once the server has answered.
  await expect(toast(page, new RegExp(`^${second.fleet_no}.* booked$`))).toBeVisible()
  const bookings = await api<{ asset_id: number | null }[]>(
    'admin',
    'GET',
    `/api/work-orders/${order.id}/bookings`,
  )
  expect(bookings.map(({ asset_id }) => asset_id)).toEqual([second.id])
})

test('a booking that the mouse throws to the tray in one move can be dropped there', async ({ browser }) => {
  const { address, first } = await booked()
  const page = await pageOf(browser, 'allocator')
  await open(page, address)
  await settled(page)
  const from = await rowOn(page, first)
    .getByRole('button', { name: /^Epping/ })
    .boundingBox()
  const tray = await page.getByRole('region', { name: /^To fill/ }).boundingBox()
  await page.mouse.move(from!.x + 20, from!.y + 10)
  await page.mouse.down()
  await page.mouse.move(tray!.x + 60, tray!.y + 200)
  await expect(page.getByRole('status').getByText('Take off.')).toBeVisible()
  await page.mouse.up()
  await expect(toast(page, `${first.fleet_no} released`)).toBeVisible()
})

test('a booking of a late day is open when fewer days are shown: the board goes on', async ({ browser }) => {
  const { address, first } = await booked()
  const page = await pageOf(browser, 'allocator')
  await open(page, address.replace(`from=${day}&days=7`, 'from=2027-03-22&days=14'))
  await settled(page)
  await rowOn(page, first)
    .getByRole('button', { name: /^Epping.*Wed 31 Mar/ })
    .click()
  await page.getByRole('link', { name: '3 days' }).click()
  await expect(page.getByRole('columnheader', { name: 'Wed 24' })).toBeVisible()
  await expect(rowOn(page, first).getByRole('button', { name: /, Wed 24 Mar, free$/ })).toBeAttached()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('a confirmed order is released from the panel: it goes back to pending, and is confirmed again by Undo', async ({
  browser,
}) => {
  const { order, address, first } = await booked()
  await api('admin', 'POST', `/api/work-orders/${order.id}/confirm`, {})
  const statusOf = async () =>
    (await api<{ order_status: string }>('admin', 'GET', `/api/work-orders/${order.id}`)).order_status
  const page = await pageOf(browser, 'allocator')
  await open(page, address)
  await settled(page)
  const chip = rowOn(page, first).getByRole('button', { name: /^Epping/ })
  const release = page.getByRole('toolbar', { name: 'Change on the board' }).getByRole('button', {
    name: 'Release',
  })
  const question = page.getByRole('dialog', { name: 'Return the order to pending?' })
  await chip.click({ button: 'right' })
  await release.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(chip).toBeVisible()
  // What was read and declined is not said again.
  await expect(page.getByRole('alert')).toHaveCount(0)

  await chip.click()
  await release.click()
  await question.getByRole('button', { name: 'Return and release' }).click()
  await expect(toast(page, '1 booking released')).toBeVisible()
  await expect(chip).toHaveCount(0)
  expect(await statusOf()).toBe('Pending')
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Undone: 1 booking released')).toBeVisible()
  await expect(chip).toBeVisible()
  expect(await statusOf()).toBe('Confirmed')
})
