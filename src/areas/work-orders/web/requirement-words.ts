import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatDate, formatTime } from '#shared/local-date.ts'

/** What each field of a requirement is called and how its value reads. */
export const requirementFieldWords = {
  min_asset_qty: { label: 'Minimum quantity' },
  ideal_asset_qty: { label: 'Ideal quantity' },
  max_asset_qty: { label: 'Maximum quantity' },
  price_asset_qty: { label: 'Priced quantity' },
  start_date: { label: 'First day', show: shown.date },
  end_date: { label: 'Last day', show: shown.date },
  selectedDates: {
    label: 'Days',
    show: (value) => (value as string[]).map(formatDate).join(', ') || 'Every working day',
  },
  start_time: { label: 'Start time', show: (value) => formatTime(String(value)) },
  est_hours: { label: 'Hours' },
  needs_driver: { label: 'Needs a driver', show: shown.yesNo },
  notes: { label: 'Notes' },
} as const satisfies Record<string, FieldWords>
