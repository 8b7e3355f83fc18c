import { type GstRule, gstCents } from '#shared/gst.ts'
import { type ChargeUnit, type GstCode, priceWords } from '#shared/units.ts'
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

/** What a line of an invoice came to for one unit after its part of the discount, in cents with two decimals at most. */
export function netUnitPrice(line: PricedLine, share_cents: number): number {
  if (share_cents === 0) return line.unit_price_cents
  return Math.floor(((totalOfLine(line) - share_cents) / line.quantity) * 100) / 100
}

/** Why a line is not credited at a price; undefined: it is. */
export const creditPriceWords = (
  { description, unit }: { description: string; unit: ChargeUnit },
  { asked, charged }: { asked: number; charged: number },
): string | undefined =>
  asked > charged
    ? `${description} was charged at ${priceWords(charged, unit)}. It is credited at no more.`
    : undefined

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
}

/** What of a line is credited: how much, by how many lines of credit notes. */
export interface CreditedPart {
  quantity: number
  parts: number
}

/**
 * With what is asked, the rounding when nothing of any line is left after it: prices after a discount have two decimals
 * of a cent at most, and each part is rounded by itself. More than that can come to was credited at less on purpose.
 */
export function withRounding(
  asked: readonly NewCreditLine[],
  lines: readonly Pick<NamedLine, 'id' | 'quantity'>[],
  { before, left }: { before: ReadonlyMap<number, CreditedPart>; left: Left },
): NewCreditLine[] {
  const taken = (id: number) => asked.filter(({ invoice_line_id }) => invoice_line_id === id)
  const isWhole = lines.every(({ id, quantity }) => {
    const now = taken(id).reduce((sum, line) => sum + line.quantity, before.get(id)?.quantity ?? 0)
    return Math.round((quantity - now) * 1000) === 0
  })
  const rest = left.net_cents - asked.reduce((sum, line) => sum + totalOfLine(line), 0)
  const most = lines.reduce(
    (sum, { id, quantity }) => sum + quantity / 100 + taken(id).length + (before.get(id)?.parts ?? 0),
    0,
  )
  if (!isWhole || rest === 0 || Math.abs(rest) > most) return [...asked]
  const gst_code = asked.some((line) => line.gst_code === 'GST') ? 'GST' : (asked[0]?.gst_code ?? 'GST')
  const rounding = { description: 'Rounding', unit: 'fixed', quantity: 1, unit_price_cents: rest } as const
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
    ...lines.map((line) => ({
      invoice_line_id: line.id,
      description: line.description,
      unit: line.unit,
      quantity: line.quantity,
      unit_price_cents: line.unit_price_cents,
      gst_code: line.gst_code,
    })),
    ...discounts.map(([gst_code, cents]) => ({
      invoice_line_id: null,
      description: 'Discount',
      unit: 'fixed' as const,
      quantity: 1,
      unit_price_cents: -cents,
      gst_code,
    })),
  ]
}
