import { expect, test } from './test.ts'
import { api, pageOf, settled, toast } from './helpers.ts'
import { type MadeQuote, sentQuote } from './made-quotes.ts'

test('without a mail server nothing says that a quote was sent: not the toast, the list, the quote or its history', async ({
  browser,
}) => {
  const { id } = await sentQuote()
  const { quote_no } = await api<MadeQuote & { quote_no: string }>('sales', 'GET', `/api/quotes/${id}`)
  const page = await pageOf(browser, 'sales')
  await page.goto(`/dashboard/quotes?search=${quote_no}`)
  const row = page.getByRole('row', { name: new RegExp(quote_no) })
  await expect(row).toContainText('Not emailed')
  await expect(row.getByText('Sent', { exact: true })).toHaveCount(0)

  await page.goto(`/dashboard/quotes/${id}/check`)
  await settled(page)
  const main = page.locator('main')
  await expect(main.getByText('Not emailed: copy the link')).toBeVisible()
  await page.getByRole('button', { name: /^More for Q-/ }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, `Quote ${quote_no}. Not emailed: copy the link`)).toBeVisible()
  await expect(main.getByText(/^Sent/)).toHaveCount(0)

  await page.goto(`/dashboard/quotes/${id}/edit?tab=history`)
  await settled(page)
  await expect(main.getByText(/issued but did not email/).first()).toBeVisible()
  await expect(main.getByText(/tried again to email/).first()).toBeVisible()
})
