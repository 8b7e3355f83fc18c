import { type GstRule, gstCents } from '#shared/gst.ts'
import type { ChargeUnit, GstCode } from '#shared/units.ts'
import { type CreditedPart, leftOfLine } from './credit-left.ts'
import { type PricedLine, sharesOf, type Terms, totalOfLine } from './invoice-totals.ts'

/** A line of a credit note: what it takes back counts up. */
export interface CreditedLine {
  quantity: number
  unit_price_cents: number
  gst_code: GstCode
}

/** What of an invoice is not credited yet: before GST, and the GST. */
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
 * The totals of a credit note. What takes back all that is left takes its GST with it to the cent, and no part takes
 * back more GST than there is.
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

/** A line of a credit note before it is kept. */
export interface NewCreditLine extends CreditedLine {
  invoice_line_id: number | null
  description: string
  unit: ChargeUnit
  /** 1: an amount, whatever quantity it is for. */
  is_amount: number
}

/** An amount of a line. */
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

/** A quantity of a line at a price. */
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

/** What is credited of a line with what is asked for now. */
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
 * With what is asked, the rounding when nothing of any line is left after it: prices after a discount have two decimals
 * of a cent at most, and each part is rounded by itself. More than that can come to was credited at less on purpose.
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
 * The lines that take back all of an invoice of which nothing is credited yet: each as it was, and one below zero for
 * each kind of GST that the discount was taken from.
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

/** What takes back the rest of an invoice of which some is credited: one line for each kind of GST that is left. */
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
