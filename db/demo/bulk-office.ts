import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { Chance } from './random.ts'
import { workingDay } from './scenario.ts'

interface Seen {
  isSigned: boolean
  /** The last day the office has processed. */
  until: string
  random: Chance
  by: number | null
  break_minutes: number
}

const unsignedReason = 'Site manager agreed to the hours by phone'

/** What the office queries on a docket, as it is. */
export const queryOf = (break_minutes: number): string =>
  break_minutes === 0
    ? 'The break is missing. Please check.'
    : `The docket says a break of ${minutesText(break_minutes)}. The site manager says it was longer. Please check.`

/** How far the office is with a day's docket. It is approved on the next working day; a few are queried. */
export function officeOn(shift_date: string, { isSigned, until, random, by, break_minutes }: Seen) {
  const status = isSigned ? 'Signed' : 'Unsigned Accepted'
  const isSeen = shift_date <= until
  const isQueried = isSeen && isSigned && random.happens(2)
  const isApproved = isSeen && !isQueried
  const morning = melbourneInstant(addDays(shift_date, workingDay(shift_date, 1, 0)), '08:00')
  const approved_at = new Date(Date.parse(morning) + random.whole(0, 120) * 60_000).toISOString()
  const waiting = isSigned ? 'Signed' : 'Submitted'
  return {
    status: isApproved ? 'Approved' : isQueried ? 'Queried' : waiting,
    status_before_approval: isApproved ? status : null,
    query_reason: isQueried ? queryOf(break_minutes) : null,
    unsigned_reason: isSigned ? null : isSeen ? unsignedReason : 'Nobody on site when we finished',
    approved_at: isApproved ? approved_at : null,
    approved_by: isApproved ? by : null,
  }
}
