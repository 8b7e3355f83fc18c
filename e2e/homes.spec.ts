import type { Page } from '@playwright/test'
import type { DriverJobRow } from '#areas/driver-jobs/contract/driver-job.ts'
import type { Home } from '#areas/homes/contract/home.ts'
import { expectAccessibleIn } from './accessibility.ts'
import { api, newPageOf, pageOf, settled, toast } from './helpers.ts'
import { expect, test } from './test.ts'

const homes = [
  ['admin', '/dashboard', 'This week'],
  ['accounts', '/dashboard', 'Accounts'],
  ['allocator', '/allocator', 'Today'],
  ['sales', '/dashboard', 'Sales'],
  ['safety', '/safety_officer', 'Safety'],
] as const

for (const [person, address, heading] of homes)
  test(`the home of ${person} has its figures and rows, at a desk and on a phone`, async ({ browser }) => {
    for (const device of ['desk', 'phone'] as const) {
      const page = await pageOf(browser, person, device)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await settled(page)
      const figures = page.getByRole('list', { name: 'At a glance' }).getByRole('link')
      expect(await figures.count()).toBeGreaterThanOrEqual(4)
      await expectAccessibleIn(page, `${person}'s home`, ['light', 'dark'])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })

test('j and k go through the rows, and Enter presses the button of the row', async ({ browser }) => {
  const monday = '?day=2026-11-23'
  const { cards } = await api<Home>('allocator', 'GET', `/api/home${monday}`)
  const { items } = cards.find(({ key }) => key === 'orders-unfilled')!
  // One that opens its order; the button of others books a machine.
  const at = items.findIndex(({ action }) => action?.kind === 'open')
  const page = await pageOf(browser, 'allocator')
  await page.goto(`/allocator${monday}`)
  const rows = page.getByRole('region', { name: 'To fill' }).getByRole('listitem')
  await rows.first().waitFor()
  // Rows of other lists may come first.
  const ahead = await rows
    .first()
    .evaluate((row) => [...document.querySelectorAll('[data-action-row]')].indexOf(row))
  for (let pressed = 0; pressed < ahead + at + 2; pressed++) await page.keyboard.press('j')
  await expect(rows.nth(at + 1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(at)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === items[at]!.link)
})

test('a docket approved in its row leaves the list, and Undo brings it back', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard')
  const rows = page.getByRole('region', { name: 'Dockets to approve' }).getByRole('listitem')
  const first = rows.getByRole('button', { name: /^Approve D-/ }).first()
  const docket = (await first.innerText()).split('\n').at(-1)!.replace('Approve ', '')
  // By its number: another may have become the first.
  const row = rows.filter({ hasText: docket })
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `${docket} reopened`)).toBeVisible()
  await expect(row).toHaveCount(1)
})

test('the only free machine is booked in the row, and released by Undo', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/allocator')
  const rows = page.getByRole('region', { name: 'To fill' }).getByRole('listitem')
  const book = rows.getByRole('button', { name: /^Book/ })
  await book.first().waitFor()
  const before = await book.count()
  await book.first().click()
  await expect(toast(page, /booked$/)).toBeVisible()
  await expect(book).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, /released$/)).toBeVisible()
  await expect(book).toHaveCount(before)
})

test('a withdrawn job is sent again from its row, which then leaves', async ({ browser }) => {
  const { day_sheet, cards } = await api<Home>('allocator', 'GET', '/api/home')
  const day = day_sheet!.date
  const jobs = await api<DriverJobRow[]>(
    'allocator',
    'GET',
    `/api/driver-jobs?unanswered=1&from=${day}&to=${day}`,
  )
  // Whoever may not work is replaced rather than called, and not sent anything.
  const { items } = cards.find(({ key }) => key === 'drivers-unanswered')!
  const called = JSON.stringify(items.filter(({ action }) => action?.kind === 'call'))
  const job = jobs.find(({ order_no }) => called.includes(order_no))
  await api('allocator', 'POST', `/api/driver-jobs/${job!.id}/cancel`, { reason: 'Withdrawn for the test' })
  const page = await pageOf(browser, 'allocator')
  await page.goto('/allocator')
  const rows = page.getByRole('region', { name: 'To send' }).getByRole('listitem')
  const row = rows.filter({ hasText: job!.order_no })
  await row.getByRole('button', { name: `Send ${job!.order_no} to ${job!.driver}` }).click()
  await expect(toast(page, `${job!.order_no} sent to ${job!.driver}`)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a figure opens all who cannot work, and a check begins at its document', async ({ browser }) => {
  const { figures } = await api<Home>('safety', 'GET', '/api/home')
  const { value } = figures.find(({ key }) => key === 'may-not-work')!
  const page = await pageOf(browser, 'safety')
  await page.goto('/safety_officer')
  const figure = page.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: /^May not work/ })
  await figure.click()
  const group = page.getByRole('region', { name: /^May not work/ })
  await expect(group.getByRole('button', { name: /^Show fewer/ })).toBeVisible()
  await expect(group.getByRole('listitem')).toHaveCount(value)
  const check = page.getByRole('region', { name: 'Documents to check' }).getByRole('link', { name: /^Check/ })
  await check.first().click()
  await expect(page).toHaveURL(/tab=documents&document=\d+$/)
  const document = page.locator('section:focus')
  await expect(document.getByRole('button', { name: 'Approve' })).toBeInViewport()
  await expect(document.getByRole('button', { name: 'Reject' })).toBeInViewport()
})

test('the day switch changes figures, rows and day sheet, and stays in the address', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/allocator')
  const days = page.getByRole('navigation', { name: 'Day' })
  await days.getByRole('link', { name: /^Today/ }).click()
  await expect(page).toHaveURL(/day=2026-11-20/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(days.getByRole('link', { name: /^Today/ })).toHaveAttribute('aria-current', 'page')
  const { figures, day_sheet } = await api<Home>('allocator', 'GET', '/api/home?day=2026-11-20')
  const sheet = page.getByRole('region', { name: 'Day sheet' })
  await expect(sheet.getByText(String(day_sheet!.count), { exact: true })).toBeVisible()
  const filled = figures.find(({ key }) => key === 'day-to-fill')!
  await expect(
    page.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: filled.label }),
  ).toContainText(String(filled.value))
})

test('a computer whose clock is days off shows the day of the server', async ({ browser }) => {
  const page = await newPageOf(browser, 'allocator')
  await page.clock.setFixedTime('2026-11-14T09:00:00+11:00')
  await page.goto('/allocator')
  const today = page.getByRole('navigation', { name: 'Day' }).getByRole('link', { name: /^Today/ })
  await expect(today).toHaveAttribute('href', /day=2026-11-20/)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

test('a home says when all is done, and when it could not be loaded', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  let fails = true
  let tries = 0
  await page.route('**/api/home', async (route) => {
    if (fails) {
      tries += 1
      return route.fulfill({ status: 500, json: { success: false, message: 'No' } })
    }
    const { data } = (await (await route.fetch()).json()) as { data: Home }
    const cards = data.cards.map((card) => ({ ...card, count: 0, items: [] }))
    return route.fulfill({ json: { success: true, message: 'OK', data: { ...data, cards } } })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Could not load the home page.')).toBeVisible()
  await hears(page, () => api('admin', 'POST', '/api/clients', newClient()))
  expect(tries, 'someone’s change takes “Try again” away').toBe(1)
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('All done. Nothing is waiting for you.')).toBeVisible()
})

const newClient = () => ({
  name: `Fence Builders ${Date.now()}`,
  client_type: 'builder',
  email: 'fence@example.com',
})

/** Makes a change and waits until the page has been notified and has had time to react. */
async function hears(page: Page, change: () => Promise<unknown>): Promise<void> {
  const stream = await page.evaluateHandle(
    () =>
      new Promise<{ heard: Promise<unknown> }>((resolve) => {
        const events = new EventSource('/api/events')
        const heard = new Promise((hear) => events.addEventListener('message', hear, { once: true }))
        events.addEventListener('open', () => resolve({ heard }))
      }),
  )
  await change()
  await stream.evaluate(({ heard }) => heard.then(() => new Promise((later) => setTimeout(later, 500))))
}
