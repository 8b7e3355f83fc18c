import type { FieldErrors } from '#platform/contract/app-error.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import type { ShortDayKind } from '../../contract/choices.ts'
import { docketLabels } from '../docket-labels.ts'
import type { Stretch } from './time-words.ts'

interface Shift {
  readonly starts_at: string
  readonly finishes_at: string
  readonly entries: readonly Stretch[]
  readonly short_day?: ShortDayKind | null | undefined
}
interface Inputs {
  readonly now: Date
  /** The order's day. */
  readonly work_date: string
  /** The docket as it was: what it says is already on record. */
  readonly before: Pick<Shift, 'starts_at' | 'finishes_at'> | null
}

/**
 * Why a shift cannot be as entered: not over yet, or not on its order's day. An overnight shift and a late
 * start reach into the adjacent day; one a driver started on another day stays there.
 */
export function shiftDayErrors(shift: Shift, { now, work_date, before }: Inputs): FieldErrors {
  const { short_day } = shift
  const errors: Record<string, string> = {}
  const isAhead = (instant: string) => Date.parse(instant) > now.getTime()
  const isKnown = before !== null && Date.parse(before.finishes_at) === Date.parse(shift.finishes_at)
  const isEmpty = shift.finishes_at === shift.starts_at
  // Work may be called off before it was to begin.
  const isCalledOff = isEmpty && (short_day === 'wet_weather' || short_day === 'late_cancellation')
  if (isAhead(shift.finishes_at) && !isKnown && !isCalledOff)
    errors[isEmpty ? 'starts_at' : 'finishes_at'] =
      `${isEmpty ? docketLabels.starts_at : docketLabels.finishes_at} cannot be in the future.`
  else if (shift.entries.some(({ ended_at }) => isAhead(ended_at) && ended_at > shift.finishes_at))
    errors['entries'] = 'Travel cannot be in the future.'
  const date = melbourneDate(shift.starts_at)
  const [first, last] = [addDays(work_date, -1), addDays(work_date, 1)]
  const isOther = date < first || date > last
  if (isOther && (before === null || date !== melbourneDate(before.starts_at)))
    errors['shift_date'] = `${formatDate(date)} is outside ${formatDate(first)} to ${formatDate(last)}.`
  return errors
}
