import { invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { quantityText } from '#shared/units.ts'
import type { CreditInput } from '../contract/credit-note.ts'
import {
  type CreditedPart,
  type NewCreditLine,
  creditPriceWords,
  netUnitPrice,
  withRounding,
} from '../rules/credit-totals.ts'
import { sharesOf } from '../rules/invoice-totals.ts'
import { creditedParts } from './credit-store.ts'
import { listDiscounts } from './discount-store.ts'
import type { KnownLine } from './invoice-line-store.ts'
import { entryOf } from './log-invoice.ts'
import { leftOf, makeCredit } from './make-credit.ts'
import { openInvoice } from './open-invoice.ts'
import { settleMoney } from './settle-money.ts'

/**
 * Takes back part of an approved invoice: some of some lines, at what the client paid after the discount unless a price
 * is given. @returns the id of the credit note. @throws not_found; conflict; invalid for more than was invoiced, than a line
 *   was charged at or than is owing.
 */
export async function creditInvoice(
  change: Change,
  id: number,
  { reason, lines: asked }: CreditInput,
): Promise<number> {
  const { invoice, lines } = await openInvoice(change, id, 'credit')
  const before = await creditedParts(change.tx, id)
  const shares = sharesOf(lines, await listDiscounts(change.tx, id))
  const prices = new Map(lines.map((line, at) => [line.id, netUnitPrice(line, shares[at] ?? 0)]))
  const known = new Map(lines.map((line) => [line.id, line]))
  const errors: Record<string, string> = {}
  const taken = asked.flatMap(({ invoice_line_id, quantity, unit_price_cents }, at): NewCreditLine[] => {
    const line = known.get(invoice_line_id)
    if (!line) throw invalid({ [`lines.${at}.invoice_line_id`]: 'Line is not one of the choices.' })
    const left = leftOfLine(line, before)
    if (quantity > left) errors[`lines.${at}.quantity`] = `Only ${quantityText(left)} is left to credit.`
    const charged = prices.get(line.id) ?? line.unit_price_cents
    const price = unit_price_cents ?? charged
    const tooDear = creditPriceWords(line, { asked: price, charged })
    if (tooDear) errors[`lines.${at}.unit_price_cents`] = tooDear
    const { description, unit, gst_code } = line
    return [{ invoice_line_id, description, unit, quantity, unit_price_cents: price, gst_code }]
  })
  refuse(errors)
  const left = await leftOf(change, invoice)
  const note = await makeCredit(change, invoice, {
    lines: withRounding(taken, lines, { before, left }),
    reason,
  })
  const after = await settleMoney(change, id)
  change.log({
    ...entryOf(after, 'credited'),
    part: `credit note ${note.credit_note_no}`,
    reason,
    before: { status: invoice.status, credited_cents: invoice.credited_cents },
    after: { status: after.status, credited_cents: after.credited_cents },
  })
  return note.id
}

const leftOfLine = (line: KnownLine, before: ReadonlyMap<number, CreditedPart>): number =>
  Math.round((line.quantity - (before.get(line.id)?.quantity ?? 0)) * 1000) / 1000
