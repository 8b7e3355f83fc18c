import { type Page, expect, test } from './test.ts'
import { goInApp, newPageOf, settled, toast } from './helpers.ts'

/** As when offline, or after a deployment: a part's code cannot be loaded. */
const without = (page: Page, part: string) =>
  page.route(new RegExp(`/assets/${part}-[^/]*\\.js`), (route) => route.abort())

async function newClient(page: Page): Promise<void> {
  await page.goto('/dashboard/clients/new')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Typed Before Pty Ltd')
}
const mustBeTyped = (page: Page) =>
  expect(page.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Typed Before Pty Ltd')

test('a dialog whose code fails to load says so, and nothing typed is lost', async ({ browser }) => {
  const page = await newPageOf(browser, 'sales')
  await without(page, 'HelpPanel')
  await newClient(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  await mustBeTyped(page)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await mustBeTyped(page)
})

test('without a network the question before leaving still appears, and the form stays', async ({
  browser,
}) => {
  const page = await newPageOf(browser, 'sales')
  await newClient(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await page.context().setOffline(true)
  const banner = page.getByText('No connection. What you see may be out of date.')
  await expect(banner).toBeVisible()
  expect(await heading.boundingBox(), 'nothing moves').toEqual(before)
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await mustBeTyped(page)
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
})

test('a calendar whose code fails to load leaves the form around it', async ({ browser }) => {
  const page = await newPageOf(browser, 'allocator')
  await without(page, 'Calendar')
  await page.goto('/dashboard/driver_jobs')
  await page.getByRole('button', { name: /^Dates/ }).click()
  await page.getByRole('button', { name: 'Pick From' }).click()
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Driver jobs/ })).toBeVisible()
})

test('a screen whose code fails to load offers a reload inside the shell', async ({ browser }) => {
  const page = await newPageOf(browser, 'sales')
  await without(page, 'JobListScreen')
  await page.goto('/dashboard/clients')
  await goInApp(page, '/dashboard/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('a reload on offer restores what was typed, once', async ({ browser }) => {
  const page = await newPageOf(browser, 'sales')
  await without(page, 'HelpPanel')
  await newClient(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.unroute(/HelpPanel/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(toast(page, 'What you typed is back. Save it.')).toBeVisible()
  await mustBeTyped(page)
  await expect(page.locator('main').getByText('Unsaved changes')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
})

test('offline a missing part suggests nothing impossible, and a page loads by itself once back', async ({
  browser,
}) => {
  const page = await newPageOf(browser, 'accounts')
  await page.goto('/dashboard/invoices?status=Not+emailed')
  await page
    .getByRole('link', { name: /^INV-\d+$/ })
    .first()
    .click()
  await settled(page)
  // Its code loads when it is first opened.
  const search = page.getByRole('textbox', { name: 'Search and go to' })
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await page.context().setOffline(true)
  await page.locator('main').getByRole('button', { name: 'Record payment' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'No signal' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  await notice.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Control+k')
  await search.fill('kestrel')
  await expect(page.getByText('No connection: records cannot be searched.')).toBeVisible()
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await goInApp(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'No signal' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'No signal' })).toHaveCount(0)
  await settled(page)
})
