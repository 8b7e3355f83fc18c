import type { TimeEntry } from '../contract/progress.ts'

/** When the driver was, or since when is, at work of another job. */
export type Busy = Pick<TimeEntry, 'started_at' | 'ended_at'>

/** The first instant from `at` on at which no other work was going on that has ended since. */
export function freeFrom(at: string, busy: readonly Busy[]): string {
  const later = busy.flatMap(({ started_at, ended_at }) =>
    ended_at !== null && started_at <= at && at < ended_at ? [ended_at] : [],
  )
  const [end] = later
  return end === undefined ? at : freeFrom(end, busy)
}

/**
 * Hours without those of other work, so that no minute counts twice and none stands in the way of the end. What was
 * tapped for the other work stands, for it was there first. Other work that runs claims all that follows its beginning
 * from what has ended, and nothing from what runs: a day's taps may come after those of a later day.
 */
export const cutAround = (entries: readonly TimeEntry[], busy: readonly Busy[]): TimeEntry[] =>
  busy.reduce<TimeEntry[]>((left, other) => left.flatMap((entry) => without(entry, other)), [...entries])

function without(entry: TimeEntry, { started_at, ended_at }: Busy): TimeEntry[] {
  if (entry.ended_at === null) {
    const isOver = ended_at !== null && started_at <= entry.started_at && entry.started_at < ended_at
    return [isOver ? { ...entry, started_at: ended_at } : entry]
  }
  const isApart = started_at >= entry.ended_at || (ended_at !== null && ended_at <= entry.started_at)
  if (isApart) return [entry]
  const before = started_at > entry.started_at ? [{ ...entry, ended_at: started_at }] : []
  const after = ended_at !== null && ended_at < entry.ended_at ? [{ ...entry, started_at: ended_at }] : []
  return [...before, ...after]
}
