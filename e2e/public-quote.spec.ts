import { type Locator, expect, test } from './test.ts'
import { origin } from './environment.ts'
import { api, phone, watch } from './helpers.ts'
import { linkOf, type MadeQuote, sentQuote } from './test-quotes.ts'
import { agree, heading, mustBeAccessible, outside } from './public-quote-page.ts'
import { sign } from './signing.ts'

/** A quote of one line, approved if sales may not send it alone. */
async function quoteOf(line: object, isLarge: boolean): Promise<MadeQuote> {
  const { id } = await api<MadeQuote>('sales', 'POST', '/api/quotes', {
    title: 'Bulk dig',
    job_type: 'Machine Hire',
    prospect_name: 'Dana Whitlock',
    prospect_email: 'dana@merri.example',
    lines: [line],
  })
  if (isLarge) {
    await api('sales', 'POST', `/api/quotes/${id}/submit`, {})
    await api('admin', 'POST', `/api/quotes/${id}/approve`, {})
  }
  return api('sales', 'POST', `/api/quotes/${id}/send`, { to: 'dana@merri.example' })
}

test('a client reads on a phone, takes an option, signs and accepts; the page shows that from then on', async ({
  browser,
}) => {
  const quote = await sentQuote()
  const link = await linkOf(quote)
  const page = await outside(browser)
  const seen = await watch(page)

  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.not.stringContaining('unsafe'),
  })
  await expect(page).toHaveTitle(new RegExp(quote.quote_no))
  await expect(page.getByText('20 t excavator with operator')).toBeVisible()
  await expect(page.getByRole('status').getByText('$8,140.00')).toBeVisible()
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await mustBeAccessible(page, 'open')

  await page.getByRole('checkbox', { name: 'Traffic controller' }).check()
  await expect(page.getByRole('status').getByText('$9,416.00')).toBeVisible()
  await expect(page.getByText('Optional, chosen')).toBeVisible()

  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('D')
  await dialog.getByRole('button', { name: 'Accept $9,416.00' }).click()
  await expect(dialog.getByText('Sign and type your name to accept.')).toHaveCount(2)
  await expect(dialog.getByText('Tick the box to accept the terms.')).toBeVisible()
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await mustBeAccessible(page, 'refused')

  await dialog.getByLabel('Your name').fill('Dana Whitlock')
  await dialog.getByLabel('Email').fill('dana@merri.example')
  await dialog.getByLabel('PO number').fill('PO-7781')
  await sign(page)
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByText(/Sign and type|Tick the box/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Accept $9,416.00' }).click()

  await expect(heading(page, 'Accepted')).toBeFocused()
  await expect(page.getByText(/Dana Whitlock accepted this quote on 20 Nov 2026/)).toBeVisible()
  const evidence = page.getByRole('article', { name: `Acceptance of quote ${quote.quote_no}` })
  await expect(evidence.getByText('$9,416.00')).toBeVisible()
  await expect(evidence.getByText('PO-7781')).toBeVisible()
  const picture = evidence.getByAltText('The drawn signature')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await mustBeAccessible(page, 'accepted')
  const href = await page.getByRole('link', { name: 'Download the signed quote (PDF)' }).getAttribute('href')
  const pdf = await fetch(origin + href)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await seen.expectNoErrors('accepted')

  const again = await outside(browser)
  await again.goto(link)
  await expect(heading(again, 'Accepted')).toBeVisible()
  await expect(again.getByRole('button')).toHaveCount(0)
  expect(await api('sales', 'GET', `/api/quotes/${quote.id}`)).toMatchObject({ status: 'Accepted' })
})

test('what the client signs for is never cut off, however large it is and however narrow the phone', async ({
  browser,
}) => {
  const line = { kind: 'hire', description: 'Bulk dig', unit: 'hour', quantity: 1, gst_code: 'GST' }
  const sums = [
    ['$10,725,601.37', 9_750_546_70, true],
    ['$115,500.00', 105_000_00, false],
  ] as const
  for (const [total, unit_price_cents, isLarge] of sums) {
    const quote = await quoteOf({ ...line, unit_price_cents, is_optional: 0, is_selected: 1 }, isLarge)
    const link = await linkOf(quote)
    for (const width of [320, 360, 390]) {
      const page = await outside(browser, { ...phone, viewport: { width, height: 740 } })
      await page.goto(link)
      const bar = page.getByRole('region', { name: 'Your answer' })
      await expect(bar.getByText(total)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${total} at ${width}`).toBe(
        width,
      )
      const boxOf = async (one: Locator) => (await one.boundingBox())!
      const sum = await boxOf(bar.getByText(total))
      const needed = await bar.getByText(total).evaluate((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect().width
      })
      expect(sum.width, `${total} at ${width}`).toBeGreaterThanOrEqual(needed)
      for (const name of ['Decline', 'Accept']) {
        const button = await boxOf(bar.getByRole('button', { name, exact: true }))
        const isBeside = button.x >= sum.x + needed
        const isBelow = button.y >= sum.y + sum.height
        expect(isBeside || isBelow, `${name} beside ${total} at ${width}`).toBe(true)
        expect(button.x + button.width, `${name} at ${width}`).toBeLessThanOrEqual(width)
      }
      await page.context().close()
    }
  }
})

test('where line prices are hidden a client only sees those of options, and the total of a choice', async ({
  browser,
}) => {
  const quote = await sentQuote({ show_line_prices: 0 })
  const page = await outside(browser)
  await page.goto(await linkOf(quote))
  const total = page.getByRole('status')
  await expect(total.getByText('$8,140.00')).toBeVisible()
  const sheet = page.getByRole('article')
  await expect(sheet.getByText('20 t excavator with operator')).toBeVisible()
  // No unit price, and the line's amount only in the totals.
  await expect(sheet.getByText('$185.00')).toHaveCount(0)
  await expect(sheet.getByText('$7,400.00')).toHaveCount(1)
  await expect(sheet.getByText('$1,160.00').first()).toBeVisible()

  await page.getByRole('checkbox', { name: 'Traffic controller' }).check()
  await expect(total.getByText('$9,416.00')).toBeVisible()
  await expect(sheet.getByText('$185.00')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Traffic controller' }).uncheck()
  await expect(total.getByText('$8,140.00')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Traffic controller' }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Accept $9,416.00' }).click()
  await expect(heading(page, 'Accepted')).toBeVisible()
  await expect(page.getByText('$9,416.00').first()).toBeVisible()
  await expect(page.getByText('$185.00')).toHaveCount(0)
})
