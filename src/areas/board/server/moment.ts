import type { Moment } from './booked-store.ts'

/** A moment as browsers keep it. */
export const asOf = ({ started, transaction }: Moment): string => `${started} ${transaction}`

/** What a browser has kept; null when that was another start of the database, or nothing it was ever told. */
export function momentOf(since: string, now: Moment): Moment | null {
  const [started = '', transaction = ''] = since.split(' ')
  if (started !== now.started || !/^\d{1,15}$/.test(transaction)) return null
  return Number(transaction) <= now.transaction ? { started, transaction: Number(transaction) } : null
}
