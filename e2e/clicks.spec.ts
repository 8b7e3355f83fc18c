import { type Locator, type Page, expect, test } from './test.ts'
import { choose, deskOf, dialogOf } from './call-steps.ts'
import { api, pageOf, settled, toast, open } from './helpers.ts'
import { newClient } from './test-clients.ts'
import { sentQuote } from './test-quotes.ts'
import { quoteProspect } from './prospect.ts'

/** Counts what a person presses: every click, and every Enter that acts as one. */
function counting() {
  let count = 0
  return {
    click: async (target: Locator) => {
      count += 1
      await target.click()
    },
    made: () => count,
  }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const issue = (page: Page) => dialogOf(page).getByRole('button', { name: 'Copy link' })

test('a typed quote is sent with two clicks, and a changed one too', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Trench in two clicks')
  await choose(page.getByRole('combobox', { name: 'Job type' }), 'Machine Hire')
  await quoteProspect(page, 'Jo Nguyen')
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@kestrel.example')
  await page.locator('[data-row="0"] [data-cell="description"]').fill('Excavator')
  await page.locator('[data-row="0"] [data-cell="price"]').fill('200')
  const presses = counting()
  await presses.click(button(page, 'Save and send'))
  await expect(issue(page)).toBeVisible()
  // Saved already: closing the letter leads to the draft.
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/quotes\/\d+\/edit/)
  await settled(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Trench, deeper')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const again = counting()
  await again.click(button(page, 'Save and send'))
  await again.click(issue(page))
  await expect(toast(page, /^Q-\d{6} issued\. Link copied$/)).toBeVisible()
  // Its link comes straight away.
  await expect(dialogOf(page).getByLabel('Link for Jo Nguyen')).toHaveValue(/\/quote\/[\w-]{43}$/)
  await dialogOf(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('heading', { name: /Trench, deeper/ })).toBeVisible()
  await expect(button(page, 'Copy link')).toBeVisible()
  expect([presses.made() + 1, again.made()]).toEqual([2, 2])
})

test('an approved docket becomes a sent invoice with five clicks, and a part payment takes two', async ({
  browser,
}) => {
  const dockets = await api<{ id: number }[]>('accounts', 'GET', '/api/invoices/billable')
  const page = await deskOf(browser, 'accounts', `/dashboard/dockets/${dockets.at(-1)!.id}`)
  const presses = counting()
  await presses.click(page.getByRole('link', { name: 'Make invoice' }))
  await presses.click(button(page, 'Make invoice'))
  await presses.click(button(page, 'Approve and send'))
  await expect(dialogOf(page)).toContainText(/It takes the next number, INV-\d{6}\. This can’t be undone/)
  await presses.click(dialogOf(page).getByRole('button', { name: 'Approve and send' }))
  await expect(toast(page, /^INV-\d{6} approved$/)).toBeVisible()
  await presses.click(button(page, 'Mark as sent'))
  await expect(toast(page, /^INV-\d{6} marked as sent$/)).toBeVisible()
  expect(presses.made()).toBe(5)

  const paying = counting()
  await paying.click(button(page, 'Record payment'))
  await page.getByRole('textbox', { name: 'Amount received' }).fill('100')
  await paying.click(button(page, 'Save payment'))
  await expect(toast(page, 'Payment of $100.00 saved')).toBeVisible()
  await expect(page.getByText('Partly Paid').first()).toBeVisible()
  expect(paying.made()).toBe(2)
})

test('a client is called with one press from client, job, quote, order, docket, invoice', async ({
  browser,
}) => {
  const client = await newClient({ phone: '0398765432' })
  const page = await pageOf(browser, 'admin')
  const buyer = { client_id: client.id, prospect_name: null, prospect_email: null }
  const quote = await sentQuote(buyer)
  const first = async (list: string) => (await api<{ id: number }[]>('admin', 'GET', list))[0]!.id
  // The oldest are the demo company's own, whose clients have a telephone.
  const docket_id = await first('/api/dockets?sort=shift_date')
  const invoice_id = await first('/api/invoices?sort=invoice_date')
  const docket = await api<{ job_id: number; job_item_id: number }>(
    'admin',
    'GET',
    `/api/dockets/${docket_id}`,
  )
  for (const path of [
    `clients/${client.id}/edit`,
    `quotes/${quote.id}/edit`,
    `jobs/${docket.job_id}/edit`,
    `work-orders/${docket.job_item_id}/edit`,
    `dockets/${docket_id}`,
    `invoices/${invoice_id}/edit`,
  ]) {
    await open(page, `/dashboard/${path}`)
    await settled(page)
    const call = page
      .locator('main')
      .getByRole('link', { name: /^Call / })
      .first()
    await expect(call, path).toHaveAttribute('href', /^tel:(\+61|0)\d{9}$/)
  }
})
