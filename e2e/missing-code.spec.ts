import { type Page, expect, test } from './test.ts'
import { goInApp, pageOf } from './helpers.ts'

/** As offline, or after a new version: the code of a part cannot be had. */
const without = (page: Page, part: string) =>
  page.route(new RegExp(`/assets/${part}-[^/]*\\.js`), (route) => route.abort())

async function newClient(page: Page): Promise<void> {
  await page.goto('/dashboard/clients/new')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Typed Before Pty Ltd')
}
const mustBeTyped = (page: Page) =>
  expect(page.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Typed Before Pty Ltd')

test('a dialog whose code cannot be had says so, and nothing that was typed is lost', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await without(page, 'KeysDialog')
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

test('without a network the question before leaving still stands, and the form stays', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  await newClient(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await mustBeTyped(page)
})

test('a calendar whose code cannot be had leaves the form around it', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  await without(page, 'Calendar')
  await page.goto('/dashboard/driver_jobs')
  await page
    .getByRole('button', { name: /^Pick / })
    .first()
    .click()
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Driver jobs/ })).toBeVisible()
})

test('a screen whose code cannot be had offers a reload inside the shell', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await without(page, 'JobListScreen')
  await page.goto('/dashboard/clients')
  await goInApp(page, '/dashboard/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
