import type { PriceLine } from '#areas/rates/rules/price-line.ts'
import { type ChargeUnit, amountText, thousandths } from '#shared/units.ts'
import type { dryHireLines } from '../contract/dry-hire.ts'

interface Billed {
  readonly line: (typeof dryHireLines)[number]
  readonly quantity: number
}

/** Why a dry hire cannot come to these lines: more of one is billed. Null where nothing is. */
export function billedError(lines: readonly PriceLine[], billed: readonly Billed[]): string | null {
  for (const { line, quantity } of billed) {
    const now = lines.find(({ kind }) => kind === line)
    if (thousandths(quantity) <= thousandths(now?.quantity ?? 0)) continue
    const unit: ChargeUnit = now?.unit ?? (line === 'hire' ? 'day' : 'hour')
    const what = line === 'hire' ? '' : ' over those included'
    return `${amountText(quantity, unit)}${what} ${quantity === 1 ? 'is' : 'are'} billed already, and it would come to ${amountText(now?.quantity ?? 0, unit)}. Credit the invoice first.`
  }
  return null
}
