import { divideHalfAway } from './money.ts'

/**
 * How GST is rounded over several supplies; the law leaves the choice to the supplier. `total_invoice` adds
 * the unrounded tax and rounds once, `taxable_supply` rounds each line.
 */
export const gstRules = ['total_invoice', 'taxable_supply'] as const
export type GstRule = (typeof gstRules)[number]

/**
 * GST in cents on the GST-exclusive amounts (cents) of the taxable lines: 10 %, half a cent rounded away from
 * zero. The caller leaves out GST-free and out-of-scope lines.
 */
export function gstCents(taxable_cents: readonly number[], rule: GstRule = 'total_invoice'): number {
  if (rule === 'taxable_supply') return taxable_cents.reduce((sum, cents) => sum + tenth(BigInt(cents)), 0)
  return tenth(taxable_cents.reduce((sum, cents) => sum + BigInt(cents), 0n))
}

function tenth(cents: bigint): number {
  return divideHalfAway(cents, 10n)
}
