import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { quantityText } from '#shared/units.ts'
import { docketSourceWords, shortDayWords } from '../contract/choices.ts'
import { docketLabels } from '../rules/docket-labels.ts'
import { docketLineLabels } from '../rules/docket-row-labels.ts'
import { minutesText } from '../rules/shift/time-words.ts'

const instant = (value: unknown): string => formatInstant(String(value))
const minutes = (value: unknown): string => minutesText(Number(value))
const reading = (unit: string) => (value: unknown) => `${quantityText(Number(value))} ${unit}`
const list = (value: unknown): string => (value as readonly string[]).join('; ')

const values = {
  source: shown.oneOf(docketSourceWords),
  shift_date: shown.date,
  starts_at: instant,
  finishes_at: instant,
  worked_minutes: minutes,
  standby_minutes: minutes,
  break_minutes: minutes,
  travel_minutes: minutes,
  short_day: shown.oneOf(shortDayWords),
  cancelled_at: instant,
  distance_km: reading('km'),
  smu_start: reading('h'),
  smu_finish: reading('h'),
  odometer_start: reading('km'),
  odometer_finish: reading('km'),
  attachments: list,
  tolls_cents: (cents: unknown) => formatMoney(Number(cents)),
  lines: list,
  variance: list,
  submitted_at: instant,
}

/** How a docket's fields read in its history, with the prices set for its lines. */
export const docketFieldWords = {
  ...fieldWords(docketLineLabels, { unit_price_cents: (cents) => formatUnitPrice(Number(cents)) }),
  ...fieldWords(docketLabels, values),
}
