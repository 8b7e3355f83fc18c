import { formatTime } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { perUnitWords, quantityText } from '#shared/units.ts'
import type { DayTypeTerm } from '../contract/pricing-settings.ts'
import type { DayTypePricing, RoundMode, TollMode, TravelMode } from '../contract/term-choices.ts'
import { type AttachmentTerm, type CancellationWindow, dayTypeWords } from '../contract/terms.ts'

export const pricingWords = {
  per_hour: 'Added an hour',
  multiplier: 'Times the rate',
  rate: 'Rate of its own',
} as const satisfies Record<DayTypePricing, string>

export const roundModeWords = {
  up: 'Up to the next step',
  nearest: 'To the nearest step',
} as const satisfies Record<RoundMode, string>

export const travelModeWords = {
  none: 'Free of charge',
  flat: 'One price for each shift',
  hourly_one_way: 'By the hour, to the site',
  hourly_return: 'By the hour, there and back',
  first_and_last_day: 'By the hour, in on the first day and out on the last',
  km: 'By the kilometre',
} as const satisfies Record<TravelMode, string>

export const tollModeWords = {
  none: 'Free of charge',
  actual: 'As paid, with a margin',
  flat: 'One price a day',
} as const satisfies Record<TollMode, string>

/** `2 hours`, `1.5 hours`. */
export const hoursWords = (hours: number): string =>
  `${quantityText(hours)} ${hours === 1 ? 'hour' : 'hours'}`
export const minutesWords = (minutes: number): string => plural(minutes, 'minute')

/** A surcharge in its history: `Night 6:00 pm to 5:00 am: $35.00 added an hour, at least 8 hours`. */
export function dayTypeInWords({
  day_type,
  from,
  to,
  pricing,
  value,
  on_top,
  min_hours,
}: DayTypeTerm): string {
  const when =
    day_type === 'night' && from && to
      ? `${dayTypeWords[day_type]} ${formatTime(from)} to ${formatTime(to)}`
      : dayTypeWords[day_type]
  const charged = {
    per_hour: () => `${formatUnitPrice(value)} added an hour`,
    multiplier: () => `${quantityText(value)} times the rate`,
    rate: () => `${formatUnitPrice(value)} an hour`,
  }[pricing]()
  const besides = [
    ...(on_top ? ['on top of other surcharges'] : []),
    ...(min_hours === null ? [] : [`at least ${hoursWords(min_hours)}`]),
  ]
  return `${when}: ${[charged, ...besides].join(', ')}`
}

/** `AU1 Rock auger: $20.00 an hour, at least 1 hour`, `BH2 Hammer: $120.00 a day`. */
export function attachmentInWords({ name, unit, rate_cents, min_hours }: AttachmentTerm): string {
  const least = unit === 'hour' && min_hours > 0 ? `, at least ${hoursWords(min_hours)}` : ''
  return `${name}: ${formatUnitPrice(rate_cents)} ${perUnitWords[unit]}${least}`
}

/** `Under 2 hours’ notice: 1 hour, 1.5 hours beyond 30 km`. */
export function cancellationInWords({
  notice_hours,
  charge_hours,
  far_km,
  far_charge_hours,
}: CancellationWindow): string {
  const far =
    far_km === null || far_charge_hours === null
      ? ''
      : `, ${hoursWords(far_charge_hours)} beyond ${quantityText(far_km)} km`
  return `Under ${quantityText(notice_hours)} h notice: ${hoursWords(charge_hours)}${far}`
}
