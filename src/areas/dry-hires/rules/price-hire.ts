import { hireRateOf } from '#areas/dockets/rules/charges/tariff-of.ts'
import { type DryHirePrice, onHireWords, priceDryHire } from '#areas/rates/rules/dry-hire.ts'
import type { DryHireFacts } from '#areas/rates/rules/facts.ts'
import type { PriceLine } from '#areas/rates/rules/price-line.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import { lineTotalCents } from '#shared/money.ts'
import { type GstCode, amountText, thousandths } from '#shared/units.ts'

/** A dry hire with what it is charged by. */
export interface HireToPrice extends Omit<DryHireFacts, 'today'> {
  readonly rate_snapshot: PlannedRate
  /** As the client accepted it, and the machine: `Excavator 14 t, EX-07`. */
  readonly description: string
  readonly product_id: number | null
  readonly gst_code: GstCode
  readonly off_hire_no: string | null
}

/** What a dry hire comes to by a day. */
export const priceOfHire = (hire: HireToPrice, today: string): DryHirePrice =>
  priceDryHire(
    { ...hire, today },
    { ...hire, hire: [hireRateOf(hire.rate_snapshot)] },
    hire.off_hire_no ?? '',
  )

/** A line of it, with how much of it is billed and left; no less than nothing is left. */
export function leftOf(price: Pick<PriceLine, 'quantity' | 'unit_price_cents'>, billed: number) {
  const quantity = Math.max(0, thousandths(price.quantity) - thousandths(billed)) / 1000
  return { quantity, cents: lineTotalCents(quantity, price.unit_price_cents ?? 0) }
}

/**
 * How an invoice’s line explains itself: `Excavator 14 t, EX-07. On hire 3 Nov to 12 Nov 2026, 10 days. Off-hire
 * OH-000012.` `billed`: what other invoices charge of it.
 */
export function invoiceWords(
  hire: HireToPrice,
  { kind, description, unit, quantity, steps }: PriceLine,
  { billed, today }: { billed: number; today: string },
): string {
  const before =
    billed > 0 ? `${amountText(billed, unit)} of ${amountText(quantity, unit)} billed before` : ''
  const out =
    kind === 'hire'
      ? onHireWords({ ...hire, today }).replace(' so far', '')
      : steps[0]?.words.replace(/\.$/, '')
  const off = hire.off_hire_no && `Off-hire ${hire.off_hire_no}`
  return [description, out, before, off]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(' ')
}
