import type { FieldErrors } from '#platform/contract/app-error.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import type { Stretch } from './time-words.ts'

interface Shift {
  readonly starts_at: string
  readonly finishes_at: string
  readonly entries: readonly Stretch[]
}
interface Inputs {
  readonly now: Date
  /** The day of the order. */
  readonly work_date: string
  /** As the docket was: what it says is recorded already. */
  readonly before: Pick<Shift, 'starts_at' | 'finishes_at'> | null
}

/**
 * Why a shift cannot have been as it is entered: not over yet, or of another day than its order. An overnight shift and a
 * late start are on the day beside it; what a driver began on another day stays on that.
 */
export function shiftDayErrors(shift: Shift, { now, work_date, before }: Inputs): FieldErrors {
  const errors: Record<string, string> = {}
  const isAhead = (instant: string) => Date.parse(instant) > now.getTime()
  const isKnown = before !== null && Date.parse(before.finishes_at) === Date.parse(shift.finishes_at)
  if (isAhead(shift.finishes_at) && !isKnown) errors['finishes_at'] = 'Finish time cannot be in the future.'
  else if (shift.entries.some(({ ended_at }) => isAhead(ended_at) && ended_at > shift.finishes_at))
    errors['entries'] = 'Travel cannot be in the future.'
  const date = melbourneDate(shift.starts_at)
  const [first, last] = [addDays(work_date, -1), addDays(work_date, 1)]
  const isOther = date < first || date > last
  if (isOther && (before === null || date !== melbourneDate(before.starts_at)))
    errors['shift_date'] = `${formatDate(date)} is outside ${formatDate(first)} to ${formatDate(last)}.`
  return errors
}
