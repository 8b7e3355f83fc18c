import { melbourneDate } from '#shared/local-date.ts'

/** The only source of business time. Sessions and throttling alone use the machine's clock. */
export interface Clock {
  now(): Date
  /** The work day in Melbourne, `YYYY-MM-DD`. */
  today(): string
}

/** A clock that runs from `start` (an ISO instant), or the machine's own. */
export function openClock(start?: string): Clock {
  const ahead = start ? Date.parse(start) - Date.now() : 0
  const now = () => new Date(Date.now() + ahead)
  return { now, today: () => melbourneDate(now()) }
}

/** A clock that stays still until it is set, for tests and the simulator. */
export function fixedClock(start: string): Clock & { set(instant: string): void } {
  let at = new Date(start)
  return {
    now: () => at,
    today: () => melbourneDate(at),
    set: (instant) => {
      at = new Date(instant)
    },
  }
}
