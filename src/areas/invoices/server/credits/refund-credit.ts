import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatDate } from '#shared/local-date.ts'
import type { CreditRefund } from '../../contract/client-credit.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { insertUses } from './client-credit-store.ts'
import { lockCredit } from './draw-credit.ts'
import { entryOf } from '../log-invoice.ts'

/** Records a refund of a client's credit. @throws invalid for more than there is, and for a future day. */
export async function refundCredit(change: Change, asked: CreditRefund): Promise<void> {
  const { client_id, used_on, refund_method, reference = null, note = null } = asked
  if (used_on > change.today) throw invalid({ used_on: 'Date cannot be in the future.' })
  const { draw } = await lockCredit(change, client_id)
  const drawn = draw(asked.amount_cents)
  await insertUses(
    change.tx,
    drawn.map(({ from, amount_cents }) => ({
      company_id: from.company_id,
      client_id,
      from_invoice_id: from.id,
      amount_cents,
      used_on,
      refund_method,
      reference,
      note,
    })),
  )
  const payment = `${paymentMethodWords[refund_method]} of ${formatDate(used_on)}`
  for (const { from, amount_cents } of drawn)
    change.log({ ...entryOf(from, 'credit refunded'), part: 'credit', after: { payment, amount_cents } })
}
