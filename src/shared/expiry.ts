import { addDays } from './local-date.ts'

/** What ends within so many days is marked in lists and shown on homes, so that it can be renewed in time. */
export const expiryNoticeDays = 30

/** Of the last day on which a licence, a registration or a document holds; null while it holds for long. */
export function expiryOf(date: string, today: string): 'expired' | 'soon' | null {
  if (date < today) return 'expired'
  return date <= addDays(today, expiryNoticeDays) ? 'soon' : null
}
