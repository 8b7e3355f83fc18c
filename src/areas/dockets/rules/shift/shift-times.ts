import { addDays, melbourneDate, melbourneInstant } from '#shared/local-date.ts'

interface Typed {
  kind: string
  from: string
  to: string
}

/** The first instant, at or after another, when Melbourne's clocks show a time. */
function next(after: string, time: string): string {
  const day = melbourneDate(after)
  const same = melbourneInstant(day, time)
  return same < after ? melbourneInstant(addDays(day, 1), time) : same
}

/** A shift as typed: an end before the start is on the next day. */
export function shiftOf(shift_date: string, start_time: string, finish_time: string) {
  const starts_at = melbourneInstant(shift_date, start_time)
  return { starts_at, finishes_at: next(starts_at, finish_time) }
}

/** A stretch of a shift as typed: the first such time from the start on; for travel, the nearest to the shift. */
export function stretchOf({ starts_at, finishes_at }: ReturnType<typeof shiftOf>, { kind, from, to }: Typed) {
  const started_at = kind === 'travel' ? nearest() : next(starts_at, from)
  return { started_at, ended_at: next(started_at, to) }

  function nearest(): string {
    const distance = (at: string) =>
      Math.min(...[starts_at, finishes_at].map((edge) => Math.abs(Date.parse(at) - Date.parse(edge))))
    const day = melbourneDate(starts_at)
    const candidates = [-1, 0, 1].map((days) => melbourneInstant(addDays(day, days), from))
    return candidates.reduce((best, one) => (distance(one) < distance(best) ? one : best))
  }
}
