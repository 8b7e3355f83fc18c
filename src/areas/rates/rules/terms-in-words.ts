import { formatUnitPrice } from '#shared/money.ts'
import { quantityText } from '#shared/units.ts'
import type { TermsShown } from '../contract/pricing-settings.ts'
import type { TermOverridesShown } from '../contract/term-overrides.ts'
import { termLabels } from './term-labels.ts'
import {
  attachmentInWords,
  cancellationInWords,
  dayTypeInWords,
  hoursWords,
  minutesWords,
  roundModeWords,
  tollModeWords,
  travelModeWords,
} from './term-words.ts'

const percentWords = (percent: number): string => `${quantityText(percent)}%`

type Words = { [Term in keyof TermsShown]: (value: NonNullable<TermsShown[Term]>) => string }
/** How each term's value reads. */
export const termValueWords: Words = {
  min_hours: hoursWords,
  round_minutes: minutesWords,
  round_mode: (mode) => roundModeWords[mode],
  grace_minutes: minutesWords,
  standby_percent: percentWords,
  standby_rate_cents: formatUnitPrice,
  day_types: (rules) => rules.map(dayTypeInWords).join('; '),
  no_start_hours: hoursWords,
  wet_weather_hours: hoursWords,
  wet_weather_on_site_hours: hoursWords,
  cancellation: (windows) => windows.map(cancellationInWords).join('; '),
  travel_mode: (mode) => travelModeWords[mode],
  travel_rate_cents: formatUnitPrice,
  included_hours_day: hoursWords,
  included_hours_week: hoursWords,
  excess_rate_cents: formatUnitPrice,
  float_rate_cents: formatUnitPrice,
  float_two_way_above_t: (tonnes) => `${quantityText(tonnes)} t`,
  float_two_way_under_hours: hoursWords,
  attachments: (terms) => terms.map(attachmentInWords).join('; '),
  levy_applies: (applies) => (applies ? 'Yes' : 'No'),
  toll_mode: (mode) => tollModeWords[mode],
  toll_margin_percent: percentWords,
  toll_flat_cents: formatUnitPrice,
}

/** The terms that differ: `Minimum hours: 6 hours`, in the order of their fields. */
export const termsInWords = (terms: TermOverridesShown): string[] =>
  (Object.keys(termValueWords) as (keyof TermsShown)[]).flatMap((term) => {
    const value = terms[term]
    const show = termValueWords[term] as (value: unknown) => string
    return value === undefined || value === null ? [] : [`${termLabels[term]}: ${show(value)}`]
  })
