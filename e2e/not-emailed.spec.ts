import { pdfBytes } from '#test/uploads.ts'
import { expect, test } from './test.ts'
import { expectAccessibleIn } from './accessibility.ts'
import { choose } from './call-steps.ts'
import { api, pageOf, settled, open } from './helpers.ts'
import { type MadeQuote, sentQuote } from './test-quotes.ts'

test('without a mail server nothing claims that a quote was sent: not the toast, list, quote or history', async ({
  browser,
}) => {
  const { id } = await sentQuote({ prospect_mobile: '0412 345 678' })
  const { quote_no } = await api<MadeQuote & { quote_no: string }>('sales', 'GET', `/api/quotes/${id}`)
  const page = await pageOf(browser, 'sales')
  await page.goto(`/dashboard/quotes?search=${quote_no}`)
  const row = page.getByRole('row', { name: new RegExp(quote_no) })
  await expect(row).toContainText('Not emailed')
  await expect(row.getByText('Sent', { exact: true })).toHaveCount(0)

  await open(page, `/dashboard/quotes/${id}/check`)
  await settled(page)
  const main = page.locator('main')
  await expect(main.getByText('Not emailed: copy the link')).toBeVisible()
  await page.getByRole('button', { name: /^Send (quote|invoice)$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Link for/)).toHaveValue(/\/quote\/[\w-]{43}$/)
  const email = dialog.getByRole('link', { name: 'Open email' })
  await expect(email).toHaveAttribute('href', /^mailto:.+%2Fquote%2F/)
  await expect(dialog.getByRole('link', { name: 'Text it' })).toHaveAttribute('href', /^sms:.*%2Fquote%2F/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy letter' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(async () => navigator.clipboard.readText())
  expect(copied).toContain(await dialog.getByLabel(/^Link for/).inputValue())
  await expectAccessibleIn(page, 'handing a quote over', ['light', 'dark'])
  // A text goes to the mobile number; by hand, to the person.
  const sentTo = dialog.getByRole('textbox', { name: 'Sent to' })
  for (const [how, to] of [
    ['By text', '0412 345 678'],
    ['By hand', 'Dana Whitlock'],
    ['By email outside Haulyard', 'dana@merri.example'],
  ] as const) {
    await choose(dialog.getByRole('combobox', { name: 'How it was sent' }), how)
    await expect(sentTo).toHaveValue(to)
  }
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(main.getByText(/^Sent/)).toHaveCount(0)

  await open(page, `/dashboard/quotes/${id}/edit?tab=history`)
  await settled(page)
  await expect(main.getByText(/issued .+ without emailing it/).first()).toBeVisible()
  // The link was made and copied straight after: a step of it.
  await expect(main.getByText('made a link')).toHaveCount(0)
  await expect(main.getByText('copied the link')).toHaveCount(0)
  // The sentence says it; no row repeats the status.
  await expect(main.getByText('Issued', { exact: true })).toHaveCount(0)
  await expect(main.getByText('Sent', { exact: true })).toHaveCount(0)
})

test('nor that a client was reminded of an invoice, or a person invited', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  await open(page, '/dashboard/invoices?status=Not+emailed')
  const link = page.getByRole('link', { name: /^INV-\d+$/ }).first()
  const invoice_no = await link.innerText()
  await link.click()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.getByRole('button', { name: /^Send (quote|invoice)$/ }).click()
  await expect(page.getByRole('dialog').getByLabel(/^Link for/)).toHaveValue(/\/api\/public\/invoices\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
  const main = page.locator('main')
  await expect(main.getByText(/Not emailed: copy the link\./)).toBeVisible()
  await expect(main.getByText(/reminder|Last reminded/i)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Search and go to' }).fill(invoice_no)
  const found = page.getByRole('dialog', { name: 'Search and go to' }).getByRole('link')
  await expect(found).toContainText(/Not emailed|Overdue/)
  await expect(found).not.toContainText('Sent')
  await page.keyboard.press('Escape')

  const admin = await pageOf(browser, 'admin')
  const { id } = await api<{ id: number }>('admin', 'POST', '/api/users', {
    name: 'Nell Ford',
    email: 'nell.ford@example.com',
    user_type: 4,
  })
  await admin.goto(`/dashboard/settings/users/${id}/edit`)
  await settled(admin)
  await expect(admin.locator('main').getByText('Not emailed', { exact: true })).toBeVisible()
  await expect(admin.locator('main').getByText('Invited', { exact: true })).toHaveCount(0)
  await expect(admin.locator('main').getByText('Not emailed: copy the link.')).toBeVisible()
  await admin.locator('main').getByRole('button', { name: 'Copy link' }).click()
  await expect(admin.getByRole('dialog').getByText(/\/invite\/[\w-]{43}$/)).toBeVisible()
  await admin.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await open(admin, `/dashboard/settings/users/${id}/edit?tab=history`)
  await expect(
    admin.locator('main').getByText('created an invitation (not emailed)', { exact: false }),
  ).toBeVisible()
})

test('with a mail server a letter takes a file from the computer, which stays with the quote', async ({
  browser,
}) => {
  const { id } = await sentQuote()
  const page = await pageOf(browser, 'sales')
  await page.route(`**/api/quotes/${id}/letter`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...answer, data: { ...answer.data, mail_leaves: 1 } } })
  })
  await open(page, `/dashboard/quotes/${id}/check`)
  await settled(page)
  await page.getByRole('button', { name: /^Send (quote|invoice)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add file' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Upload from this computer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await dialog.getByLabel('Files to attach').setInputFiles({
    name: 'Site plan.pdf',
    mimeType: 'application/pdf',
    buffer: pdfBytes(),
  })
  await expect(dialog.getByRole('link', { name: 'Site plan.pdf' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Site plan.pdf')
  await expectAccessibleIn(page, 'a letter with a file', ['light', 'dark'])
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('With the site plan')
  await dialog.getByRole('button', { name: 'Save and send later' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expect(dialog.getByText(/^Saved by Sal Moretti/)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('With the site plan')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByText(/^Saved by/)).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('With the site plan')
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await page.getByRole('menuitem', { name: /^Site plan\.pdf/ }).click()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await open(page, `/dashboard/quotes/${id}/edit?tab=history`)
  await settled(page)
  const entry = page.locator('main').getByText('Attached', { exact: true }).first()
  await expect(entry).toBeVisible()
  await expect(page.locator('main').getByText('Site plan.pdf').first()).toBeVisible()
  await open(page, `/dashboard/quotes/${id}/edit?tab=documents`)
  await settled(page)
  await expect(page.getByRole('row', { name: /Site plan/ })).toBeVisible()
})
