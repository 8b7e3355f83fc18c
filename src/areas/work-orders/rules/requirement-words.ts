import { formatDate, formatTime } from '#shared/local-date.ts'
import { rateWords } from './work-order-words.ts'

const date = (value: unknown): string => formatDate(String(value))
const dates = (value: unknown): string =>
  (value as string[]).map(formatDate).join(', ') || 'Every working day'

/** How a requirement's field values read, in conflicts and in its job's history. */
export const requirementValueWords = {
  start_date: date,
  end_date: date,
  selectedDates: dates,
  start_time: (value: unknown): string => formatTime(String(value)),
  skill_ids: (value: unknown): string => (value as readonly unknown[]).join(', '),
  needs_driver: (value: unknown): string => (value === 1 ? 'Yes' : 'No'),
  rate_snapshot: rateWords,
} as const
