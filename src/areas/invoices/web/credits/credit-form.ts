import type { CreditInput, CreditNote } from '../../contract/credit-note.ts'
import type { Invoice } from '../../contract/invoice.ts'
import {
  type Asked,
  type CreditedPart,
  type LineLeft,
  leftOfLine,
  netUnitPrice,
  overCredit,
} from '../../rules/credit-left.ts'
import { amountOf, type NewCreditLine, partsWith, quantityOf } from '../../rules/credit-totals.ts'
import { sharesOf } from '../../rules/invoice-totals.ts'

/** A line with what can still be credited of it, and at what price. */
export interface LineToCredit {
  line: Invoice['lines'][number] & { unit_price_cents: number }
  share_cents: number
  price_cents: number
  before: CreditedPart | undefined
  left: LineLeft
}

export interface CreditForm {
  by: 'quantity' | 'amount'
  lines: readonly { quantity?: unknown; amount_cents?: unknown }[]
}

/** An invoice's lines as its credit notes left them. */
export function linesToCredit(invoice: Invoice, notes: readonly CreditNote[]): LineToCredit[] {
  const priced = invoice.lines.map((line) => ({ ...line, unit_price_cents: line.unit_price_cents ?? 0 }))
  const shares = sharesOf(priced, invoice.promises ?? [])
  const credited = notes.flatMap(({ lines }) => lines)
  return priced.map((line, at) => {
    const share_cents = shares[at] ?? 0
    const own = credited.filter(({ invoice_line_id }) => invoice_line_id === line.id)
    const before = own.length === 0 ? undefined : partsWith(undefined, own)
    return {
      line,
      share_cents,
      price_cents: netUnitPrice(line, share_cents),
      before,
      left: leftOfLine(line, share_cents, before),
    }
  })
}

/** What is typed for a line in the chosen mode; null: nothing. */
function creditOf({ price_cents }: LineToCredit, { by, lines }: CreditForm, at: number): Asked | null {
  const { quantity, amount_cents } = lines[at] ?? {}
  if (by === 'amount') return typeof amount_cents === 'number' && amount_cents > 0 ? { amount_cents } : null
  return typeof quantity === 'number' && quantity > 0 ? { quantity, unit_price_cents: price_cents } : null
}

/** Errors for more than is left, by field. */
export function creditErrors(
  lines: readonly LineToCredit[],
  { by = 'quantity', lines: typed = [] }: Partial<CreditForm>,
): Record<string, string> {
  const errors = lines.flatMap((one, at) => {
    const credit = creditOf(one, { by, lines: typed }, at)
    const over = credit && overCredit(credit, one.left, one.line.unit)
    return over ? [[`lines.${at}.${over.field}`, over.message] as const] : []
  })
  return Object.fromEntries(errors)
}

/** The credit note's lines as typed. */
export const creditLines = (lines: readonly LineToCredit[], form: CreditForm): NewCreditLine[] =>
  lines.flatMap((one, at) => {
    const credit = creditOf(one, form, at)
    if (!credit) return []
    return ['quantity' in credit ? quantityOf(one.line, credit) : amountOf(one.line, credit.amount_cents)]
  })

/** What is sent. */
export const creditInputLines = (lines: readonly LineToCredit[], form: CreditForm): CreditInput['lines'] =>
  lines.flatMap((one, at): CreditInput['lines'] => {
    const credit = creditOf(one, form, at)
    if (!credit) return []
    const invoice_line_id = one.line.id
    return 'quantity' in credit
      ? [{ invoice_line_id, quantity: credit.quantity }]
      : [{ invoice_line_id, amount_cents: credit.amount_cents }]
  })
