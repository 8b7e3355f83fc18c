import { formatUnitPrice } from '#shared/money.ts'
import { quantityText } from '#shared/units.ts'
import type { RateTerms } from '../contract/terms.ts'
import {
  attachmentInWords,
  cancellationInWords,
  dayTypeInWords,
  hoursWords,
  minutesWords,
} from './term-words.ts'

type Charge = (terms: RateTerms, levy_percent: number | null) => readonly string[]

const rounding: Charge = ({ round_minutes, round_mode }) =>
  round_minutes === 1
    ? []
    : [
        `Time: charged in steps of ${minutesWords(round_minutes)}, ${round_mode === 'up' ? 'rounded up' : 'to the nearest'}`,
      ]

const standby: Charge = ({ standby_percent, standby_rate_cents }) => [
  `Stand-by: ${standby_rate_cents === null ? `${quantityText(standby_percent)}% of the rate` : `${formatUnitPrice(standby_rate_cents)} an hour`}`,
]

const surcharges: Charge = ({ day_types }) =>
  day_types.map((rule) => dayTypeInWords({ ...rule, on_top: rule.on_top ? 1 : 0 }))

const shortDays: Charge = ({
  no_start_hours,
  wet_weather_hours,
  wet_weather_on_site_hours,
  cancellation,
}) => [
  `No start: ${hoursWords(no_start_hours)}`,
  `Wet weather: ${hoursWords(wet_weather_hours)}, ${hoursWords(wet_weather_on_site_hours)} once on site`,
  ...cancellation.map((window) => `Late cancellation: ${lowerFirst(cancellationInWords(window))}`),
]
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const travel: Charge = ({ travel_mode, travel_rate_cents }) => {
  const price = travel_rate_cents === null ? null : formatUnitPrice(travel_rate_cents)
  const hourly = price === null ? 'at the hire rate' : `at ${price} an hour`
  const words = {
    none: 'free of charge',
    flat: `${price ?? 'one price'} for each shift`,
    hourly_one_way: `to the site, ${hourly}`,
    hourly_return: `there and back, ${hourly}`,
    first_and_last_day: `in on the first day and out on the last, ${hourly}`,
    km: price === null ? 'by the kilometre' : `${price} a kilometre`,
  }
  return travel_mode === null ? [] : [`Travel: ${words[travel_mode]}`]
}

const tolls: Charge = ({ toll_mode, toll_margin_percent, toll_flat_cents }) => {
  const margin = toll_margin_percent > 0 ? `, plus ${quantityText(toll_margin_percent)}%` : ''
  const flat = toll_flat_cents === null ? 'one price a day' : `${formatUnitPrice(toll_flat_cents)} a day`
  const words = { none: 'free of charge', actual: `as paid${margin}`, flat }
  return toll_mode === null ? [] : [`Tolls not quoted above: ${words[toll_mode]}`]
}

const attachments: Charge = (terms) => terms.attachments.map(attachmentInWords)

const levy: Charge = ({ levy_applies }, levy_percent) =>
  levy_applies
    ? [
        `Fuel levy on wet hire: ${levy_percent === null ? 'the percentage of the month' : `${quantityText(levy_percent)}% now; the percentage of the month applies`}`,
      ]
    : []

const meter: Charge = ({ included_hours_day, included_hours_week, excess_rate_cents }) => {
  const included = [
    ...(included_hours_day === null ? [] : [`${hoursWords(included_hours_day)} by the day`]),
    ...(included_hours_week === null ? [] : [`${hoursWords(included_hours_week)} by the week`]),
  ]
  const over = excess_rate_cents === null ? '' : `, ${formatUnitPrice(excess_rate_cents)} for each hour over`
  return included.length === 0 ? [] : [`Dry hire: meter hours included are ${included.join(', ')}${over}`]
}

/**
 * What hire is charged besides its price, one sentence each, as a quote tells the client: `Stand-by: 50% of the rate`,
 * `Night 6 pm to 5 am: $35.00 added an hour, at least 8 hours`. Minimums stand on the lines.
 * @param levy_percent of the fuel levy on the day of the quote; null where none is known.
 */
export const hireChargesInWords = (terms: RateTerms, levy_percent: number | null): string[] =>
  [rounding, surcharges, standby, attachments, travel, shortDays, tolls, meter, levy].flatMap((charge) =>
    charge(terms, levy_percent),
  )
