import { invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import type { CreditInput } from '../../contract/credit-note.ts'
import { creditPriceWords, leftOfLine, netUnitPrice, overCredit } from '../../rules/credit-left.ts'
import { amountOf, type NewCreditLine, quantityOf, withRounding } from '../../rules/credit-totals.ts'
import { invoiceLineLabels } from '../../rules/invoice-labels.ts'
import { sharesOf } from '../../rules/invoice-totals.ts'
import { creditedParts } from './credit-store.ts'
import { listDiscounts } from '../lines/discount-store.ts'
import { entryOf } from '../log-invoice.ts'
import { leftOf, makeCredit } from './make-credit.ts'
import { openInvoice } from '../open-invoice.ts'
import { settleMoney } from '../payments/settle-money.ts'

/**
 * Credits part of an approved invoice: some of some lines, at what the client paid after the discount unless
 * a price is given, or an amount of them. Anything paid beyond the rest becomes the client's credit. @returns
 * the id of the credit
 *   note. @throws not_found; conflict; invalid for more than was invoiced, or at more than a line was charged
 *   at.
 */
export async function creditInvoice(
  change: Change,
  id: number,
  { reason, lines: asked }: CreditInput,
): Promise<number> {
  const { invoice, lines } = await openInvoice(change, id, 'credit')
  const before = await creditedParts(change.tx, id)
  const shares = sharesOf(lines, await listDiscounts(change.tx, id))
  const known = new Map(lines.map((line, at) => [line.id, { line, share: shares[at] ?? 0 }]))
  const errors: Record<string, string> = {}
  const creditLines = asked.map((wanted, at): NewCreditLine => {
    const { line, share } = known.get(wanted.invoice_line_id) ?? {}
    if (!line || share === undefined)
      throw invalid({ [`lines.${at}.invoice_line_id`]: notAChoice(invoiceLineLabels.position) })
    const charged = netUnitPrice(line, share)
    const { quantity, amount_cents = 0, unit_price_cents = charged } = wanted
    const taking = quantity ? { quantity, unit_price_cents } : { amount_cents }
    const tooDear = quantity && creditPriceWords(line, { asked: unit_price_cents, charged })
    if (tooDear) errors[`lines.${at}.unit_price_cents`] = tooDear
    const over = tooDear
      ? undefined
      : overCredit(taking, leftOfLine(line, share, before.get(line.id)), line.unit)
    if (over) errors[`lines.${at}.${over.field}`] = over.message
    return quantity ? quantityOf(line, { quantity, unit_price_cents }) : amountOf(line, amount_cents)
  })
  refuse(errors)
  const left = await leftOf(change, invoice)
  const note = await makeCredit(change, invoice, {
    lines: withRounding(creditLines, lines, { shares, before, left }),
    reason,
  })
  const after = await settleMoney(change, id)
  const { status, credited_cents, surplus_cents } = after
  change.log({
    ...entryOf(after, 'made'),
    part: `credit note ${note.credit_note_no}`,
    reason,
    before: {
      status: invoice.status,
      credited_cents: invoice.credited_cents,
      surplus_cents: invoice.surplus_cents,
    },
    after: { status, credited_cents, surplus_cents },
  })
  return note.id
}
