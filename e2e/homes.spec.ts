import type { Page } from '@playwright/test'
import type { Home } from '#areas/homes/contract/home.ts'
import { injectAxe, expectAccessibleIn } from './accessibility.ts'
import { api, contextOf, pageOf, phone, settled } from './helpers.ts'
import { expect, test } from './test.ts'

const homes = [
  ['admin', '/dashboard', 'This week'],
  ['accounts', '/dashboard', 'Accounts'],
  ['allocator', '/allocator', /^(Tomorrow|Monday)$/],
  ['sales', '/dashboard', 'Sales'],
  ['safety', '/safety_officer', 'Safety'],
] as const

for (const [person, address, heading] of homes)
  test(`the home of ${person} has its figures and rows, at a desk and on a phone`, async ({ browser }) => {
    for (const options of [{}, phone]) {
      const context = await contextOf(browser, person, options)
      await injectAxe(context)
      const page = await context.newPage()
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
      await context.close()
    }
  })

test('j and k go through the rows, and Enter presses the button of the row', async ({ browser }) => {
  const { cards } = await api<Home>('allocator', 'GET', '/api/home')
  const [first] = cards.find(({ key }) => key === 'orders-unfilled')!.items
  const page = await pageOf(browser, 'allocator')
  await page.goto('/allocator')
  const rows = page.getByRole('region', { name: 'To fill' }).getByRole('listitem')
  await rows.first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === first!.link)
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
