import { type Locator, type Page, expect, test } from './test.ts'
import { type Made, dragTo, newCustomer, newFleet, newJobOf, rowOn, touchBy } from './board-steps.ts'
import { api, newPageOf, open, pageOf, settled, toast } from './helpers.ts'

/** A Thursday on which the demo company has no work yet. */
const day = '2027-03-25'
const jobs = 3
const ordersOfJob = 10

interface Order extends Made {
  job_id: number
  version: number
  needs_asset: number
}
interface Booking extends Made {
  version: number
  job_item_id: number | null
}

/** Three jobs of one client that need ten machines each on the same day. */
async function dayOfThirty() {
  const customer = await newCustomer()
  const { category, machines } = await newFleet('LD', jobs * ordersOfJob)
  const made = []
  for (let at = 0; at < jobs; at++) made.push(await newJobOf(customer, { day, category, count: ordersOfJob }))
  const address = `/dashboard/jobs/scheduler?from=${day}&days=3&category=${category}&search=${encodeURIComponent(customer.name)}`
  const read = async () => {
    const board = await api<{
      jobs: { id: number; client_id: number }[]
      orders: Order[]
      bookings: Booking[]
    }>('allocator', 'GET', `/api/board?from=${day}&days=1`)
    const ofClient = new Set(
      board.jobs.filter(({ client_id }) => client_id === customer.id).map(({ id }) => id),
    )
    const orders = board.orders.filter(({ job_id }) => ofClient.has(job_id))
    return { orders, bookings: board.bookings }
  }
  return {
    address,
    machines,
    planned: async () => (await read()).orders.filter(({ needs_asset }) => needs_asset === 0).length,
    /** Everything is to fill again. */
    startAgain: async () => {
      const { orders, bookings } = await read()
      const changes = orders.map(({ id, version }) => ({
        id,
        version,
        release: bookings
          .filter((one) => one.job_item_id === id)
          .map((one) => ({ id: one.id, version: one.version })),
      }))
      await api('allocator', 'POST', '/api/bookings/arrange', { orders: changes, reason: 'Planned again' })
    },
  }
}

const cards = (page: Page) => page.getByRole('region', { name: /^To fill/ })
/** The link of the first job to fill, once as many as are left are shown. */
async function wholeJob(page: Page, left: number): Promise<Locator> {
  const links = cards(page).getByRole('link', { name: 'Fill the whole job' })
  await expect(links).toHaveCount(left)
  return links.first()
}
/** Back on the board once everything of a job is booked. */
async function backOnBoard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Everything is filled' })).toBeVisible()
  // It says how many there are until they are booked.
  await expect(page.getByRole('button', { name: 'Book all' })).toBeVisible()
  await page.goBack()
  await settled(page)
}

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  for (let at = 0; at < 80; at++) {
    if (words.test((await focused()) ?? '')) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${words}.`)
}

test('thirty orders of a day are planned by mouse, by keyboard alone and by touch', async ({ browser }) => {
  test.setTimeout(180_000)
  const { address, machines, planned, startAgain } = await dayOfThirty()
  const [first] = machines

  await test.step('by mouse: one is dragged, the others are suggested job by job', async () => {
    const page = await pageOf(browser, 'allocator')
    await open(page, address)
    await settled(page)
    await dragTo(
      page,
      cards(page).getByRole('button').filter({ hasText: '× 10' }).first(),
      rowOn(page, first!),
    )
    await page.mouse.up()
    await expect(toast(page, new RegExp(`^${first!.fleet_no} booked on J-`))).toBeVisible()
    for (let left = jobs; left > 0; left--) {
      await (await wholeJob(page, left)).click()
      await page.getByRole('button', { name: 'Suggest the rest' }).click()
      await page.getByRole('button', { name: /^Book \d+ orders$/ }).click()
      await backOnBoard(page)
    }
    await expect(cards(page).getByText('No order to fill matches.')).toBeVisible()
    expect(await planned()).toBe(30)
  })

  await startAgain()
  expect(await planned()).toBe(0)
  await test.step('by keyboard alone', async () => {
    const page = await pageOf(browser, 'admin')
    await open(page, address)
    await settled(page)
    await page.getByRole('heading', { name: 'Board' }).press('Tab')
    for (let left = jobs; left > 0; left--) {
      await wholeJob(page, left)
      await tabTo(page, /^Fill the whole job$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Fill orders' })).toBeVisible()
      await tabTo(page, /^Suggest the rest$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Book 10 orders' })).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await backOnBoard(page)
    }
    expect(await planned()).toBe(30)
  })

  await startAgain()
  await test.step('by touch, on a tablet: one is carried by a finger, the others are suggested', async () => {
    const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }
    const page = await newPageOf(browser, 'allocator', tablet)
    await page.goto(address)
    await settled(page)
    const card = cards(page).getByRole('button').filter({ hasText: '× 10' }).first()
    const [from, to] = [await card.boundingBox(), await rowOn(page, first!).boundingBox()]
    const middle = { x: from!.x + from!.width / 2, y: from!.y + 12 }
    await touchBy(card, { x: to!.x + to!.width / 2 - middle.x, y: to!.y + to!.height / 2 - middle.y })
    await expect(toast(page, new RegExp(`^${first!.fleet_no} booked on J-`))).toBeVisible()
    for (let left = jobs; left > 0; left--) {
      await (await wholeJob(page, left)).tap()
      await page.getByRole('button', { name: 'Suggest the rest' }).tap()
      await page.getByRole('button', { name: /^Book \d+ orders$/ }).tap()
      await backOnBoard(page)
    }
    expect(await planned()).toBe(30)
  })
})
