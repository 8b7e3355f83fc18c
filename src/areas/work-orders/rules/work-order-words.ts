import { formatDate, weekday } from '#shared/local-date.ts'
import { amountText, priceWords } from '#shared/units.ts'
import type { QuantityField, ReplacementState } from '../contract/choices.ts'
import type { RateSnapshot } from '../contract/rate-snapshot.ts'

export const quantityWords = {
  min_asset_qty: 'Min',
  ideal_asset_qty: 'Ideal',
  max_asset_qty: 'Max',
  price_asset_qty: 'Priced',
} as const satisfies Record<QuantityField, string>

/** The reason when the office cancels an order the plan no longer includes. */
export const loweredReason = 'Requirement lowered'
export const removedReason = 'Requirement removed'

/** '$145.50 per hour' */
export const ratePriceWords = ({ unit, unit_price_cents }: RateSnapshot): string =>
  unit_price_cents === null ? 'No price' : priceWords(unit_price_cents, unit)

/** '$145.50 per hour, at least 4 hours (Quote Q-000123, line 2)', '$12.00 per tonne, at least 60 tonnes a day'; histories store it like this. */
export function rateWords(value: unknown): string {
  const rate = value as RateSnapshot
  const hours = rate.min_hours ? `, at least ${rate.min_hours} hours` : ''
  const least = rate.min_quantity ? `, at least ${amountText(rate.min_quantity, rate.unit)} a day` : hours
  return rate.unit_price_cents === null
    ? 'No price is set.'
    : `${ratePriceWords(rate)}${least} (${rate.source})`
}

/** What confirming an order did: it also goes to the phones of its drivers. */
export const confirmedWords = (drivers: string | null): string =>
  drivers === null ? 'confirmed' : `confirmed and sent to ${drivers}`

/** What replaces an order that broke down, and what is left to do: `J-1-02 broke down. J-1-03 replaces it: confirm it`. */
export function brokeDownWords({
  order_no,
  replaced_by,
  replacement = 'to_fill',
  drivers,
}: {
  order_no: string
  replaced_by: { order_no: string } | null
  replacement?: ReplacementState | undefined
  /** Who stays on the work. */
  drivers: string | null
}): string {
  if (replaced_by === null) return `${order_no} broke down`
  const left = {
    to_fill: 'fill and confirm it',
    to_confirm: 'confirm it',
    confirmed: confirmedWords(drivers),
  }
  return `${order_no} broke down. ${replaced_by.order_no} replaces it: ${left[replacement]}`
}

/** What ends a toast about an order’s day: `. The job’s dates now include Tue 24 Nov 2026`, or nothing. */
export const extendedWords = ({
  job_extended_to: day,
}: {
  job_extended_to?: string | null | undefined
}): string => (day ? `. The job’s dates now include ${weekday(day)} ${formatDate(day)}` : '')
