import { expect, test } from '@playwright/test'
import { expectAccessibleIn } from './accessibility.ts'
import { deskOf } from './call-steps.ts'
import { api, toast, open } from './helpers.ts'

const path = (id: number, tab = '') => `/dashboard/invoices/${id}/edit${tab && `?tab=${tab}`}`

test('part of a paid invoice is credited, the note is sent, and the credit pays another and is refunded', async ({
  browser,
}) => {
  const { id: client_id } = await api<{ id: number }>('admin', 'POST', '/api/clients', {
    name: 'Ledger Builders',
    client_type: 'builder',
    email: 'bills@ledger.example',
  })
  const line = {
    description: '20 t excavator, wet hire',
    unit: 'hour',
    quantity: 8,
    unit_price_cents: 185_00,
    gst_code: 'GST',
  }
  const draft = () => api<{ id: number }>('accounts', 'POST', '/api/invoices', { client_id, lines: [line] })
  const [first, second] = [await draft(), await draft()]
  const page = await deskOf(browser, 'accounts', path(first.id))
  const dialog = page.getByRole('dialog')
  const more = async (name: RegExp, item: string) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  // Approval on a future day is refused, and today needs no confirmation.
  await page.goto(`/dashboard/invoices/${first.id}/check`)
  await more(/^More for /, 'Approve')
  const day = dialog.getByRole('textbox', { name: 'Date of issue' })
  await day.fill('31/12/2099')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Date cannot be in the future.')).toBeVisible()
  await day.fill('')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, /^INV-\d{6} approved$/)).toBeVisible()
  await api('accounts', 'POST', `/api/invoices/${second.id}/approve`, {})
  await api('accounts', 'POST', '/api/payments', {
    client_id,
    received_on: '2020-01-01',
    method: 'eft',
    allocations: [{ invoice_id: first.id, amount_cents: 1628_00 }],
  })

  await open(page, path(first.id, 'payments'))
  await more(/^More for INV-/, 'Credit part')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fewer hours')
  const hours = dialog.getByRole('textbox', { name: 'Hours' })
  await expect(dialog.getByText('Up to 8 hours')).toBeVisible()
  await hours.fill('115')
  await expect(dialog.getByText('Only 8 hours left to credit.')).toBeVisible()
  await expect(dialog.getByText(/Credit \$/)).toBeHidden()
  await dialog.getByRole('combobox', { name: 'Credit by' }).click()
  await page.getByRole('option', { name: 'Amount before GST' }).click()
  await expect(dialog.getByText('Up to $1,480.00')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount before GST' }).fill('115')
  await expect(dialog.getByText('Credit $126.50 with $11.50 GST')).toBeVisible()
  await expect(dialog.getByText('$126.50 becomes the client’s credit')).toBeVisible()
  await expectAccessibleIn(page, 'crediting an invoice', ['light', 'dark'])
  await dialog.getByRole('button', { name: 'Make credit note' }).click()
  await expect(toast(page, /^CN-\d{6} of INV-\d{6} made$/)).toBeVisible()
  await expect(page.getByText('$126.50 of what was paid became the client’s credit.')).toBeVisible()

  const note = page.getByRole('row', { name: /^CN-\d{6}/ })
  await note.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send credit note' }).click()
  // There is no mail server here: it is sent by hand, and says so.
  await expect(dialog.getByLabel(/^Link for/)).toHaveValue(/\/api\/public\/credit-notes\//)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(toast(page, /^CN-\d{6} marked as sent$/)).toBeVisible()
  await expect(note).toContainText('Sent')

  await open(page, path(second.id))
  await expect(
    page.getByText('Ledger Builders has $126.50 credit that can be used on this invoice.'),
  ).toBeVisible()
  await more(/^More for INV-/, 'Use credit')
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('126.50')
  await amount.fill('100')
  await dialog.getByRole('button', { name: 'Use credit' }).click()
  await expect(toast(page, /^Credit set against INV-\d{6}$/)).toBeVisible()
  await expect(page.getByText(/\$1,528\.00 owing/)).toBeVisible()

  await open(page, `/dashboard/clients/${client_id}/edit?tab=invoices`)
  const sums = page.getByLabel('Totals')
  for (const [label, whole, exact] of [
    ['Invoiced', '$3,130', '$3,129.50'],
    ['Owing', '$1,528', '$1,528.00'],
    ['Client credit', '$27', '$26.50'],
  ] as const) {
    const sum = sums.locator('div').filter({ hasText: label })
    await expect(sum.getByTitle(exact, { exact: true })).toContainText(whole)
  }
  const credit = page.getByRole('region', { name: 'Client’s credit' })
  await expect(credit).toContainText('$26.50')
  await credit.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('30')
  await dialog.getByRole('button', { name: 'Save refund' }).click()
  await expect(dialog.getByText('This client has only $26.50 credit.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('26.50')
  await dialog.getByRole('button', { name: 'Save refund' }).click()
  await expect(toast(page, 'Refund saved')).toBeVisible()
  await expect(credit).toContainText('Refund, bank transfer')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleIn(page, 'the credit of a client on a phone', ['light', 'dark'])

  // After a part payment the next one begins with what is owing now; what is too much stays in credit once ticked.
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, path(second.id))
  const received = dialog.getByRole('textbox', { name: 'Amount received' })
  const share = dialog.getByRole('textbox', { name: /^Amount for INV-/ })
  for (const [owing, typed] of [
    ['1,528.00', '500'],
    ['1,028.00', '28'],
  ] as const) {
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(received).toHaveValue(owing)
    await expect(share).toHaveValue(owing)
    await received.fill(typed)
    await dialog.getByRole('button', { name: 'Save payment' }).click()
    await expect(toast(page, `Payment of $${typed}.00 saved`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Record payment' }).click()
  await received.fill('1090.75')
  await received.press('Tab')
  await expect(dialog.getByText('$90.75 still to go against an invoice.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Keep $90.75 as credit of Ledger Builders' }).check()
  await expect(dialog.getByText('$90.75 stays in credit')).toBeVisible()
  await expectAccessibleIn(page, 'keeping an overpayment', ['light', 'dark'])
  await dialog.getByRole('button', { name: 'Save payment' }).click()
  await expect(toast(page, 'Payment of $1,090.75 saved')).toBeVisible()
  await open(page, path(second.id, 'payments'))
  await expect(page.getByRole('region', { name: 'Client’s credit' })).toContainText('$90.75')
  await page.context().close()
})
