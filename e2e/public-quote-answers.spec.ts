import { type Page, expect, test } from './test.ts'
import { api } from './helpers.ts'
import { linkOf, sentQuote } from './test-quotes.ts'
import { agree, heading, mustBeAccessible, nameField, outside } from './public-quote-page.ts'

interface History {
  entries: { action: string }[]
}

test('a double click on Accept accepts once', async ({ browser }) => {
  const quote = await sentQuote()
  const page = await outside(browser)
  await page.goto(await linkOf(quote))
  await agree(page)
  const sent: string[] = []
  await page.route('**/accept', async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    await route.continue()
  })
  await page.getByRole('button', { name: /^Accept \$/ }).dblclick()
  await expect(heading(page, 'Accepted')).toBeVisible()
  expect(sent).toHaveLength(1)
  const history = await api<History>('sales', 'GET', `/api/records/quote/${quote.id}/history`)
  expect(history.entries.filter(({ action }) => action === 'accepted')).toHaveLength(1)
})

test('of two who accept one quote the later one sees that the answer was not recorded', async ({
  browser,
}) => {
  const quote = await sentQuote()
  const link = await linkOf(quote)
  const [first, second] = [await outside(browser), await outside(browser)]
  for (const page of [first, second]) {
    await page.goto(link)
    await agree(page)
  }
  const press = (page: Page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept \$/ })
      .click()
  await press(first)
  await expect(heading(first, 'Accepted')).toBeVisible()
  await nameField(second).fill('Lee Marsh')
  await press(second)
  await expect(heading(second, 'Your answer was not recorded')).toBeVisible()
  await expect(
    second.getByText(/^Your answer was not recorded: accepted by Dana Whitlock on \d+ \w{3} 2026 at /),
  ).toBeVisible()
  await expect(second.locator('section[data-tone=good]')).toHaveCount(0)
  await expect(second.getByText('Thank you.')).toHaveCount(0)
  // Anyone who opens it later sees its current state.
  await second.reload()
  await expect(heading(second, 'Accepted')).toBeVisible()
})

test('by keyboard alone, with the typed name as signature', async ({ browser }) => {
  const quote = await sentQuote()
  const page = await outside(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(await linkOf(quote))
  await page.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type('Dana Whitlock')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign with my typed name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled()
  // Closed and reopened it is still filled in.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveValue('Dana Whitlock')
  await page.getByRole('checkbox', { name: /I accept quote/ }).focus()
  await page.keyboard.press('Space')
  await nameField(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Accepted')).toBeVisible()
})

test('when the server refuses or the network is down the input stays, and is resent with the same key', async ({
  browser,
}) => {
  const quote = await sentQuote()
  const page = await outside(browser)
  await page.goto(await linkOf(quote))
  await agree(page)
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: /^Accept \$/ }).click()
  // The server's refusal is shown under its field, and the input is still there.
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled()
  await page.getByLabel('Email').fill('dana@merri.example')

  const keys: (string | undefined)[] = []
  let isAway = true
  await page.route('**/accept', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first gets through, but its answer does not.
    if (keys.length === 1) await route.fetch()
    return isAway ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: /^Accept \$/ }).click()
  await expect(page.getByRole('alert')).toHaveText('No connection. Nothing is lost. Try again.')
  await expect(nameField(page)).toHaveValue('Dana Whitlock')
  isAway = false
  await page.getByRole('button', { name: /^Accept \$/ }).click()
  await expect(heading(page, 'Accepted')).toBeVisible()
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
})

test('a client declines with a reason', async ({ browser }) => {
  const quote = await sentQuote()
  const page = await outside(browser)
  await page.goto(await linkOf(quote))
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline quote' }).click()
  await expect(dialog.getByText('Reason is required.')).toBeVisible()
  await mustBeAccessible(page, 'decline')
  await dialog.getByLabel('Reason').fill('Too late for us.')
  await dialog.getByRole('button', { name: 'Decline quote' }).click()
  await expect(heading(page, 'Declined')).toBeVisible()
  await expect(page.getByText(/^You declined this quote on \d+ \w{3} 2026 at /)).toBeVisible()
  expect(await api('sales', 'GET', `/api/quotes/${quote.id}`)).toMatchObject({
    status: 'Declined',
    decline_reason: 'Too late for us.',
  })
})

test('a quote that was replaced or has expired cannot be answered and says why', async ({ browser }) => {
  const quote = await sentQuote()
  const link = await linkOf(quote)
  const page = await outside(browser)
  const message = 'This quote expired on 19 Nov 2026. Please contact us for a new one.'
  await page.route('**/api/public/quotes/*', async (route) => {
    // The demo's day does not pass; the server's own tests cover expiry.
    const answer = await route.fetch()
    const reply = (await answer.json()) as { data: object }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, state: 'expired', message } } })
  })
  await page.goto(link)
  await expect(heading(page, 'Expired')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: '03 5550 0100' })).toHaveAttribute('href', 'tel:0355500100')
  await expect(page.getByRole('button')).toHaveCount(0)
  await mustBeAccessible(page, 'expired')
  await page.unroute('**/api/public/quotes/*')

  const { version } = await api<{ version: number }>('sales', 'GET', `/api/quotes/${quote.id}`)
  await api('sales', 'POST', `/api/quotes/${quote.id}/revise`, { version })
  await page.reload()
  await expect(heading(page, 'Replaced')).toBeVisible()
  await expect(page.getByText(`This quote was replaced by ${quote.quote_no} version 2.`)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await mustBeAccessible(page, 'replaced')
})

test('an invalid link, and none at all, say who to contact', async ({ browser }) => {
  const page = await outside(browser)
  for (const [path, title] of [
    [`/quote/${'A'.repeat(43)}`, 'This link no longer works'],
    ['/quote/12', 'This link no longer works'],
    ['/quote', 'Open your quote from our email'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('link', { name: 'office@demo.example' })).toBeVisible()
    await mustBeAccessible(page, path)
  }
})
