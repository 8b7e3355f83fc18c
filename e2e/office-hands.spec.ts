import { type Locator, expect, test } from './test.ts'
import { api, pageOf, settled, open } from './helpers.ts'

/** A part is entirely inside the window. */
async function liesInSight(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  const { top, bottom, height } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { top: box.top, bottom: box.bottom, height: innerHeight }
  })
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(height)
}

test('products are listed in view from the sixth line too, prefix matches first, and the keys scroll them', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sales')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  const description = (row: number) => page.locator(`[data-row="${row}"] [data-cell="description"]`)
  await description(0).fill('Line 1')
  for (let row = 1; row < 6; row++) {
    await page.keyboard.press('Control+Enter')
    await expect(description(row)).toBeFocused()
    await page.keyboard.type(`Line ${row + 1}`)
  }
  await description(5).fill('wh')
  const list = page.getByRole('list', { name: 'Products' })
  await liesInSight(list)
  await description(5).fill('roller')
  await expect(list.getByRole('button').first()).toContainText(/\broller/i)
  await description(5).fill('excavator')
  const offered = list.getByRole('button')
  await expect(offered.nth(4)).toBeAttached()
  for (let at = 0; at < (await offered.count()); at++) await page.keyboard.press('ArrowDown')
  const last = list.locator('[data-active]')
  await expect(last).toHaveCount(1)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await liesInSight(list)
})

test('the first press of Down in the palette goes to the second entry', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settings')
  const palette = page.getByRole('dialog', { name: 'Search and go to' })
  const lines = palette.locator('li > a, li > button')
  await expect(lines.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(lines.nth(0)).toBeFocused()
})

test('with reduced motion each change shows at once', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/dashboard/work-orders')
  await settled(page)
  const headings = page.getByRole('columnheader', { name: 'Number' })
  await expect(headings).toBeVisible()
  const seen = await headings.evaluate((element) =>
    ['hidden', 'visible'].map((visibility) => {
      element.style.visibility = visibility
      return getComputedStyle(element).visibility
    }),
  )
  expect(seen).toEqual(['hidden', 'visible'])
})

test('ticking the first row moves no row, and back restores the list’s scroll position', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/dashboard/work-orders?page_size=100')
  await settled(page)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: 'Select this row' }) })
    .first()
  // The views load last, and their tabs leave room for them.
  await expect(page.getByRole('link', { name: /^Today and later \d/ })).toBeVisible()
  const before = await row.boundingBox()
  await row.getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Clear the selection' }).click()

  const scrolled = page.getByRole('table').locator('..')
  await scrolled.evaluate((element) => element.scrollTo(0, 400))
  await expect.poll(() => scrolled.evaluate((element) => element.scrollTop)).toBe(400)
  await page.getByRole('row').nth(20).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/work-orders\/\d+\/edit/)
  await settled(page)
  await page.goBack()
  await settled(page)
  await expect.poll(() => scrolled.evaluate((element) => element.scrollTop)).toBe(400)
})

test('on a phone bulk actions work although the filters are folded away', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator', 'phone')
  await page.goto('/dashboard/work-orders')
  await settled(page)
  await page.getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('a phone shows how many filters are set while they are folded away', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator', 'phone')
  for (const path of ['work-orders?off_road=1', 'driver_jobs?unanswered=1', 'jobs?status=Draft']) {
    await open(page, `/dashboard/${path}`)
    await settled(page)
    await expect(page.getByRole('button', { name: /^Filters ?1$/ })).toBeVisible()
  }
})

test('letters typed into a short list pick from it, and a single invoice gets the full payment', async ({
  browser,
}) => {
  const unpaid = await api<{ id: number; status: string; client_id: number }[]>(
    'accounts',
    'GET',
    '/api/invoices?open=1&page_size=200',
  )
  const { id } = unpaid.find(({ status }) => status === 'Sent' || status === 'Overdue')!
  const page = await pageOf(browser, 'accounts')
  await page.goto(`/dashboard/invoices/${id}/edit`)
  await settled(page)
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  const method = dialog.getByRole('combobox', { name: 'Method' })
  await method.focus()
  await page.keyboard.type('ca')
  await expect(method).toHaveValue(/^Ca/)
  const received = dialog.getByRole('textbox', { name: 'Amount received' })
  await received.fill('100')
  await received.press('Tab')
  const shares = dialog.getByRole('textbox', { name: /^Amount for / })
  const filled: string[] = []
  for (const share of await shares.all()) {
    const value = await share.inputValue()
    if (value !== '') filled.push(value)
  }
  expect(filled).toEqual(['100.00'])
})

test('what looks like a file is one or does not exist', async ({ request }) => {
  for (const path of ['/favicon.ico', '/manifest.webmanifest', '/sitemap.xml']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['content-type']).not.toContain('html')
  }
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain('Disallow: /')
})
