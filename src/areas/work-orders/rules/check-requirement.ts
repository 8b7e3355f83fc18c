import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { type Plan, workDays } from './materialise.ts'
import { isPast, pastWords } from './past.ts'

interface Whole extends Plan {
  min_asset_qty: number
  max_asset_qty: number
  price_asset_qty: number
}
/** As far as it is filled in. */
type Unfinished = { readonly [K in keyof Whole]?: Whole[K] | undefined }

/** Limits a requirement's orders, so that a typing slip stays small. */
const maxOrders = 1000

interface Moment {
  today: string
  /** The previous plan; null for a new requirement. */
  before: Plan | null
}

/** A requirement's cross-field rules, whatever was changed. @throws invalid on each field that is wrong. */
export function checkRequirement(requirement: Whole, moment: Moment): void {
  const errors = requirementErrors(requirement, moment)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Contradictions in a requirement as far as it is filled in: a form checks before it is complete. */
export function requirementErrors(requirement: Unfinished, moment: Moment): FieldErrors {
  return { ...quantityErrors(requirement), ...dayErrors(requirement, moment) }
}

function quantityErrors({
  min_asset_qty: min,
  ideal_asset_qty: ideal,
  max_asset_qty: max,
  price_asset_qty: priced,
}: Unfinished): FieldErrors {
  if (max === undefined) return {}
  const errors: Record<string, string> = {}
  if (min !== undefined && min > max)
    errors.min_asset_qty = 'Minimum quantity cannot be more than the maximum.'
  // Nothing is between two limits that contradict each other.
  else if (min !== undefined && ideal !== undefined && (ideal < min || ideal > max))
    errors.ideal_asset_qty = `Ideal quantity must be between ${min} and ${max}.`
  if (priced !== undefined && priced > max)
    errors.price_asset_qty = `Priced quantity must be between 0 and ${max}.`
  return errors
}

function dayErrors(
  { start_date, end_date, selected_dates, ideal_asset_qty = 0 }: Unfinished,
  { today, before }: Moment,
): FieldErrors {
  if (!start_date || !end_date || !selected_dates) return {}
  if (end_date < start_date) return { end_date: 'End date must be on or after the start date.' }
  const errors: Record<string, string> = {}
  const days = workDays({ start_date, end_date, selected_dates })
  const orders = days.length * ideal_asset_qty
  if (orders > maxOrders)
    errors.end_date = `This would be ${plural(orders, 'order')}. The limit is ${plural(maxOrders, 'order')}.`
  // What was planned in time may be in the past; no day is added there later.
  const planned = new Set(before ? workDays(before) : [])
  const firstAdded = days.find((date) => !planned.has(date))
  if (firstAdded !== undefined && isPast(firstAdded, today))
    errors[selected_dates.length > 0 ? 'selectedDates' : 'start_date'] = pastWords
  const outside = selected_dates.find((date) => date < start_date || date > end_date)
  if (outside !== undefined)
    errors.selectedDates = `${formatDate(outside)} is outside ${formatDate(start_date)} to ${formatDate(end_date)}.`
  return errors
}
