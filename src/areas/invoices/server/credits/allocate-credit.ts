import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { notAChoice } from '#shared/text.ts'
import type { CreditAllocation } from '../../contract/client-credit.ts'
import { overpaidWords } from '../../rules/check-invoice.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { shareLabels } from '../../rules/payment-labels.ts'
import { insertUses } from './client-credit-store.ts'
import { lockCredit } from './draw-credit.ts'
import { entryOf } from '../log-invoice.ts'
import { settleMoney } from '../payments/settle-money.ts'

/**
 * Allocates a client's credit to one of its invoices, like a payment. @throws invalid for another client's,
 * for more
 *   than is owing or available; conflict for an invoice whose state does not accept it.
 */
export async function allocateCredit(
  change: Change,
  { client_id, invoice_id, amount_cents }: CreditAllocation,
): Promise<void> {
  const { target, draw } = await lockCredit(change, client_id, invoice_id)
  if (target?.client_id !== client_id) throw invalid({ invoice_id: notAChoice(shareLabels.invoice_id) })
  mustBeAllowed(invoiceCan.allocate({ ...target, client_credit_cents: amount_cents }))
  const over = amount_cents - target.owing_cents
  if (over > 0) throw invalid({ amount_cents: overpaidWords(over) })
  const drawn = draw(amount_cents)
  const rows = drawn.map(({ from, amount_cents: part }) => ({
    company_id: from.company_id,
    client_id,
    from_invoice_id: from.id,
    to_invoice_id: invoice_id,
    amount_cents: part,
    used_on: change.today,
  }))
  await insertUses(change.tx, rows)
  const after = await settleMoney(change, invoice_id)
  for (const { from, amount_cents: part } of drawn) {
    const what = { amount_cents: part, payment: `Credit from ${from.invoice_no} on ${after.invoice_no}` }
    change.log({ ...entryOf(from, 'credit allocated'), part: 'credit', after: what })
    change.log({
      ...entryOf(after, 'paid'),
      part: 'credit',
      before: { status: target.status },
      after: { status: after.status, ...what },
    })
  }
}
