import { defaultCompany } from '#areas/settings/server/index.ts'
import { invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { formatDate } from '#shared/local-date.ts'
import { notAChoice } from '#shared/text.ts'
import type { PaymentInput } from '../../contract/payment.ts'
import { overpaidWords } from '../../rules/check-invoice.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { keeperOf, nothingInFullWords } from '../../rules/kept-credit.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { shareLabels } from '../../rules/payment-labels.ts'
import { unallocatedWords } from '../../rules/unallocated-words.ts'
import { lockInvoices } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { insertPayment } from './payment-store.ts'
import { settleMoney } from './settle-money.ts'

/**
 * Records a payment for one or several invoices of a client, each in full or in part. @returns its id.
 * @throws invalid for another client's invoice, a future day, more than is owing, an unallocated rest or one kept
 *   while no invoice is paid in full;
 * conflict, with its number, for an
 *   invoice whose state does not accept it.
 */
export async function takePayment(change: Change, input: PaymentInput): Promise<number> {
  const { allocations, kept_cents = 0, ...payment } = definedFields(input)
  // It may predate the invoice: a quote asks for its deposit on acceptance.
  if (payment.received_on > change.today) throw invalid({ received_on: 'Date cannot be in the future.' })
  const ids = allocations.map(({ invoice_id }) => invoice_id)
  const invoices = new Map((await lockInvoices(change.tx, change.viewer, ids)).map((one) => [one.id, one]))
  const errors: Record<string, string> = {}
  for (const [at, { invoice_id, amount_cents }] of allocations.entries()) {
    const invoice = invoices.get(invoice_id)
    if (invoice?.client_id !== payment.client_id)
      throw invalid({ [`allocations.${at}.invoice_id`]: notAChoice(shareLabels.invoice_id) })
    mustBeAllowed(invoiceCan.pay(invoice), invoice.invoice_no ?? undefined)
    const over = amount_cents - invoice.owing_cents
    if (over > 0) errors[`allocations.${at}.amount_cents`] = overpaidWords(over)
  }
  const keeper = keeperOf(
    allocations.map((one) => ({ ...one, owing_cents: invoices.get(one.invoice_id)?.owing_cents ?? 0 })),
  )
  if (kept_cents > 0 && keeper < 0) errors['kept_cents'] = nothingInFullWords
  const amount_cents = allocations.reduce((sum, one) => sum + one.amount_cents, kept_cents)
  const unplaced = unallocatedWords(payment.amount_cents ?? amount_cents, amount_cents)
  if (unplaced) errors['amount_cents'] = unplaced
  refuse(errors)
  const shares = allocations.map((one, at) => {
    const kept = at === keeper ? kept_cents : 0
    return { ...one, amount_cents: one.amount_cents + kept, kept_cents: kept }
  })
  const { id: company_id } = await defaultCompany(change.tx)
  const id = await insertPayment(change.tx, { ...payment, company_id, amount_cents }, shares)
  const words = `${paymentMethodWords[payment.method]} of ${formatDate(payment.received_on)}`
  for (const one of shares.toSorted((a, b) => a.invoice_id - b.invoice_id)) {
    const before = invoices.get(one.invoice_id)
    const after = await settleMoney(change, one.invoice_id)
    change.log({
      ...entryOf(after, 'paid'),
      part: 'payment',
      before: { status: before?.status },
      after: {
        status: after.status,
        payment: words,
        amount_cents: one.amount_cents,
        ...(one.kept_cents > 0 && { kept_cents: one.kept_cents }),
      },
    })
  }
  return id
}
