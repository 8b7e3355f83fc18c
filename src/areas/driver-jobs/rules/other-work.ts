import type { TimeEntry } from '../contract/progress.ts'

/** When the driver worked on another job, or since when. */
export type Busy = Pick<TimeEntry, 'started_at' | 'ended_at'>

/** The first instant from `at` on that is not within other work, among work that has ended. */
export function freeFrom(at: string, busy: readonly Busy[]): string {
  const later = busy.flatMap(({ started_at, ended_at }) =>
    ended_at !== null && started_at <= at && at < ended_at ? [ended_at] : [],
  )
  const [end] = later
  return end === undefined ? at : freeFrom(end, busy)
}

/**
 * Hours without those of other work, so that no minute counts twice and none blocks the end. Steps of the
 * other work stay, because they came first. Running other work takes everything after its start from ended
 * work, and nothing from running work: a day's steps may arrive after those of a later day.
 */
export const excludeBusy = (entries: readonly TimeEntry[], busy: readonly Busy[]): TimeEntry[] =>
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
