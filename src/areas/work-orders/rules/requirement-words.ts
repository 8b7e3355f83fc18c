import { formatDate, formatTime } from '#shared/local-date.ts'
import { rateWords } from './work-order-words.ts'

const date = (value: unknown): string => formatDate(String(value))
const dates = (value: unknown): string =>
  (value as string[]).map(formatDate).join(', ') || 'Every working day'

/**
 * What each field of a requirement is called and how its value reads: in conflicts, and in the history of its job,
 * which knows the chosen days by the name of their column.
 */
export const requirementFieldWords = {
  asset_category_id: { label: 'Category' },
  min_asset_qty: { label: 'Minimum quantity' },
  ideal_asset_qty: { label: 'Ideal quantity' },
  max_asset_qty: { label: 'Maximum quantity' },
  price_asset_qty: { label: 'Priced quantity' },
  start_date: { label: 'Start date', show: date },
  end_date: { label: 'End date', show: date },
  selectedDates: { label: 'Days', show: dates },
  selected_dates: { label: 'Days', show: dates },
  start_time: { label: 'Start time', show: (value: unknown): string => formatTime(String(value)) },
  est_hours: { label: 'Hours' },
  shift: { label: 'Shift' },
  needs_driver: { label: 'Needs a driver', show: (value: unknown): string => (value === 1 ? 'Yes' : 'No') },
  notes: { label: 'Notes' },
  rate_snapshot: { label: 'Rate', show: rateWords },
} as const
