import type { FieldErrors } from '#platform/contract/app-error.ts'
import { type ChargeUnit, priceWords } from '#shared/units.ts'

export interface Rate {
  rate_cents?: number | null | undefined
  rate_unit?: ChargeUnit | null | undefined
}

export const rateWithoutUnit = 'Choose what the rate is charged by.'

/** A rate says what it is charged by. */
export function checkRate({ rate_cents, rate_unit }: Rate): FieldErrors {
  const isPriced = rate_cents != null
  if (isPriced === (rate_unit != null)) return {}
  return isPriced
    ? { rate_unit: rateWithoutUnit }
    : { rate_cents: 'Enter the rate, or clear what it is charged by.' }
}

/** `$35.00 per hour`; nothing without one, or for people who may not see it. */
export const rateWords = ({ rate_cents, rate_unit }: Rate): string =>
  rate_cents != null && rate_unit != null ? priceWords(rate_cents, rate_unit) : ''
