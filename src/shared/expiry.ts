import { addDays } from './local-date.ts'

/**
 * Anything that expires within this many days is marked in lists and shown on homes, so that it can be
 * renewed in time.
 */
export const expiryNoticeDays = 30

/** The state of a licence, registration or document by its last valid day; null while that is far off. */
export function expiryOf(date: string, today: string): 'expired' | 'soon' | null {
  if (date < today) return 'expired'
  return date <= addDays(today, expiryNoticeDays) ? 'soon' : null
}
