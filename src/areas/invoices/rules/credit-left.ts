import { formatMoney } from '#shared/money.ts'
import { type ChargeUnit, amountText, priceWords } from '#shared/units.ts'
import { type PricedLine, totalOfLine } from './invoice-totals.ts'

/** What has been credited of a line: quantity, amount, and on how many credit note lines. */
export interface CreditedPart {
  quantity: number
  cents: number
  parts: number
}

/** What can still be credited of a line: quantity, and its value before GST. */
export interface LineLeft {
  quantity: number
  cents: number
  /** On how many credit note lines part of it was credited: each may be rounded up by a cent. */
  parts: number
}

/** What credit notes left of a line, after its share of the discount. */
export function leftOfLine(
  line: PricedLine,
  share_cents: number,
  before: CreditedPart | undefined,
): LineLeft {
  const { quantity = 0, cents = 0, parts = 0 } = before ?? {}
  return {
    quantity: Math.round((line.quantity - quantity) * 1000) / 1000,
    cents: totalOfLine(line) - share_cents - cents,
    parts,
  }
}

/** A field's limit: `Up to 7 hours`. */
export const limitWords = (left: LineLeft, by: 'quantity' | 'amount', unit: ChargeUnit): string =>
  `Up to ${by === 'amount' ? formatMoney(Math.max(left.cents, 0)) : amountText(left.quantity, unit)}`

/** The credit requested for a line: a quantity at a price, or an amount. */
export type Asked = { quantity: number; unit_price_cents: number } | { amount_cents: number }

/** Why that much of a line cannot be credited, with the field at fault; undefined when it can. */
export function overCredit(
  asked: Asked,
  left: LineLeft,
  unit: ChargeUnit,
): { field: 'quantity' | 'amount_cents'; message: string } | undefined {
  const money = `Only ${formatMoney(Math.max(left.cents, 0))} left to credit.`
  if ('amount_cents' in asked)
    return asked.amount_cents > left.cents ? { field: 'amount_cents', message: money } : undefined
  if (asked.quantity > left.quantity)
    return { field: 'quantity', message: `Only ${amountText(left.quantity, unit)} left to credit.` }
  // Amounts were credited before.
  return totalOfLine(asked) > left.cents + left.parts + 1 && left.cents >= 0
    ? { field: 'quantity', message: money }
    : undefined
}

/** A line's unit price after its share of the discount, in cents with at most two decimals. */
export function netUnitPrice(line: PricedLine, share_cents: number): number {
  if (share_cents === 0) return line.unit_price_cents
  return Math.floor(((totalOfLine(line) - share_cents) / line.quantity) * 100) / 100
}

/** Why a line cannot be credited at a price; undefined when it can. */
export const creditPriceWords = (
  { description, unit }: { description: string; unit: ChargeUnit },
  { asked, charged }: { asked: number; charged: number },
): string | undefined =>
  asked > charged
    ? `${description} was charged at ${priceWords(charged, unit)}. Credit it at that price or less.`
    : undefined
