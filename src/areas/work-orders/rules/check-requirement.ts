import { invalid } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { type Plan, workDays } from './materialise.ts'
import { mustNotBePast } from './past.ts'

interface Whole extends Plan {
  min_asset_qty: number
  max_asset_qty: number
  price_asset_qty: number
}

/** A requirement makes so many orders at most, so that a slip of the hand stays one. */
const mostOrders = 1000

interface Moment {
  today: string
  /** The plan as it was; null for a new requirement. */
  before: Plan | null
}

/** What a requirement must be as a whole, whatever was changed. @throws invalid on the field that is wrong. */
export function checkRequirement(requirement: Whole, { today, before }: Moment): void {
  const { min_asset_qty: min, ideal_asset_qty: ideal, max_asset_qty: max, price_asset_qty } = requirement
  const { start_date, end_date, selected_dates } = requirement
  if (min > max) throw invalid({ min_asset_qty: 'Minimum quantity cannot be more than the maximum.' })
  if (ideal < min || ideal > max)
    throw invalid({ ideal_asset_qty: `Ideal quantity must be between ${min} and ${max}.` })
  if (price_asset_qty > max)
    throw invalid({ price_asset_qty: `Priced quantity must be between 0 and ${max}.` })
  if (end_date < start_date) throw invalid({ end_date: 'End date must be on or after the start date.' })
  const outside = selected_dates.find((date) => date < start_date || date > end_date)
  if (outside !== undefined)
    throw invalid({
      selectedDates: `${formatDate(outside)} is outside ${formatDate(start_date)} to ${formatDate(end_date)}.`,
    })
  const orders = workDays(requirement).length * ideal
  if (orders > mostOrders)
    throw invalid({
      end_date: `This would be ${plural(orders, 'order')}. ${plural(mostOrders, 'order')} at most.`,
    })
  // What was planned in its time may lie behind; no day is put there afterwards.
  const planned = new Set(before ? workDays(before) : [])
  const [firstAdded] = workDays(requirement).filter((date) => !planned.has(date))
  if (firstAdded !== undefined)
    mustNotBePast(selected_dates.length > 0 ? 'selectedDates' : 'start_date', firstAdded, today)
}
