import { type GstRule, gstCents } from '#shared/gst.ts'
import type { ChargeUnit, GstCode } from '#shared/units.ts'
import { type CreditedPart, leftOfLine } from './credit-left.ts'
import { type PricedLine, sharesOf, type Terms, totalOfLine } from './invoice-totals.ts'

/** A credit note line: credited amounts are positive. */
export interface CreditedLine {
  quantity: number
  unit_price_cents: number
  gst_code: GstCode
}

/** What is not yet credited of an invoice: before GST, and the GST. */
export interface Left {
  net_cents: number
  gst_cents: number
}

export interface CreditTotals {
  subtotal_cents: number
  gst_cents: number
  total_cents: number
}

/**
 * A credit note's totals. One for all that is left also takes the remaining GST to the cent, and a partial
 * one never takes more GST than there is.
 */
export function creditTotals(
  lines: readonly CreditedLine[],
  { gst_applies, gst_rule }: { gst_applies: number; gst_rule: GstRule },
  left: Left,
): CreditTotals {
  const subtotal_cents = lines.reduce((total, line) => total + totalOfLine(line), 0)
  const taxable = lines.filter(({ gst_code }) => gst_code === 'GST').map(totalOfLine)
  const computed = gst_applies ? gstCents(taxable, gst_rule) : 0
  const gst_cents = subtotal_cents === left.net_cents ? left.gst_cents : Math.min(computed, left.gst_cents)
  return { subtotal_cents, gst_cents, total_cents: subtotal_cents + gst_cents }
}

interface NamedLine extends PricedLine {
  id: number
  description: string
  unit: ChargeUnit
}

/** A credit note line before it is saved. */
export interface NewCreditLine extends CreditedLine {
  invoice_line_id: number | null
  description: string
  unit: ChargeUnit
  /** 1: an amount, regardless of quantity. */
  is_amount: number
}

/** Credits an amount of a line. */
export const amountOf = (
  { id, description, gst_code }: Pick<NamedLine, 'id' | 'description' | 'gst_code'>,
  amount_cents: number,
): NewCreditLine => ({
  invoice_line_id: id,
  description,
  unit: 'fixed',
  quantity: 1,
  unit_price_cents: amount_cents,
  gst_code,
  is_amount: 1,
})

/** Credits a quantity of a line at a price. */
export const quantityOf = (
  { id, description, unit, gst_code }: Pick<NamedLine, 'id' | 'description' | 'unit' | 'gst_code'>,
  { quantity, unit_price_cents }: { quantity: number; unit_price_cents: number },
): NewCreditLine => ({
  invoice_line_id: id,
  description,
  unit,
  quantity,
  unit_price_cents,
  gst_code,
  is_amount: 0,
})

type PricedLineWithId = PricedLine & { id: number }

/** What is credited of a line, including the current request. */
export function partsWith(before: CreditedPart | undefined, now: readonly NewCreditLine[]): CreditedPart {
  return now.reduce(
    ({ quantity, cents, parts }, line) => ({
      quantity: line.is_amount ? quantity : quantity + line.quantity,
      cents: cents + totalOfLine(line),
      parts: parts + 1,
    }),
    before ?? { quantity: 0, cents: 0, parts: 0 },
  )
}

/**
 * The requested lines, plus the rounding when they leave nothing on any line: prices after a discount have at
 * most two decimals of a cent, and each part is rounded by itself. A larger difference was credited at less
 * on purpose.
 */
export function withRounding(
  asked: readonly NewCreditLine[],
  lines: readonly PricedLineWithId[],
  {
    shares,
    before,
    left,
  }: { shares: readonly number[]; before: ReadonlyMap<number, CreditedPart>; left: Left },
): NewCreditLine[] {
  const creditsOf = (id: number) => asked.filter(({ invoice_line_id }) => invoice_line_id === id)
  const isWhole = lines.every((line, at) => {
    const after = leftOfLine(line, shares[at] ?? 0, partsWith(before.get(line.id), creditsOf(line.id)))
    return after.quantity === 0 || after.cents === 0
  })
  const rest = left.net_cents - asked.reduce((sum, line) => sum + totalOfLine(line), 0)
  const most = lines.reduce(
    (sum, { id, quantity }) => sum + quantity / 100 + creditsOf(id).length + (before.get(id)?.parts ?? 0),
    0,
  )
  if (!isWhole || rest === 0 || Math.abs(rest) > most) return [...asked]
  const gst_code = asked.some((line) => line.gst_code === 'GST') ? 'GST' : (asked[0]?.gst_code ?? 'GST')
  const rounding = {
    description: 'Rounding',
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: rest,
    is_amount: 0,
  } as const
  return [...asked, { ...rounding, invoice_line_id: null, gst_code }]
}

/**
 * Lines that credit all of an invoice not credited before: each as it was, and a negative one for each kind
 * of GST the discount was taken from.
 */
export function wholeCredit(lines: readonly NamedLine[], terms: Pick<Terms, 'promises'>): NewCreditLine[] {
  const shares = sharesOf(lines, terms.promises)
  const byCode = new Map<GstCode, number>()
  for (const [at, { gst_code }] of lines.entries())
    byCode.set(gst_code, (byCode.get(gst_code) ?? 0) + (shares[at] ?? 0))
  const discounts = [...byCode].filter(([, cents]) => cents !== 0)
  return [
    ...lines.map((line) => quantityOf(line, line)),
    ...discounts.map(([gst_code, cents]) => ({
      invoice_line_id: null,
      description: 'Discount',
      unit: 'fixed' as const,
      quantity: 1,
      unit_price_cents: -cents,
      gst_code,
      is_amount: 0,
    })),
  ]
}

/** Lines that credit the rest of a partly credited invoice: one for each remaining kind of GST. */
export function restCredit(
  lines: readonly PricedLineWithId[],
  { shares, credited, what }: { shares: readonly number[]; credited: readonly CreditedLine[]; what: string },
): NewCreditLine[] {
  const byCode = new Map<GstCode, number>()
  const add = (gst_code: GstCode, cents: number) => byCode.set(gst_code, (byCode.get(gst_code) ?? 0) + cents)
  for (const [at, line] of lines.entries()) add(line.gst_code, totalOfLine(line) - (shares[at] ?? 0))
  for (const line of credited) add(line.gst_code, -totalOfLine(line))
  return [...byCode]
    .filter(([, cents]) => cents !== 0)
    .map(([gst_code, unit_price_cents]) => ({
      invoice_line_id: null,
      description: what,
      unit: 'fixed',
      quantity: 1,
      unit_price_cents,
      gst_code,
      is_amount: 0,
    }))
}
