import { daysOfPeriod } from '#areas/work-orders/rules/order-period.ts'
import type { DriverJobNarrowing } from '../contract/endpoints.ts'

const later = (one: string | null | undefined, other: string): string => (one && one > other ? one : other)
const earlier = (one: string | null | undefined, other: string): string => (one && one < other ? one : other)

/** A filter with the days of its `when`, as seen from `today`. */
export function withDays<F extends DriverJobNarrowing>(filters: F, today: string): F {
  const { when, from, to } = filters
  if (when === undefined) return filters
  const days = daysOfPeriod(when, today)
  return {
    ...filters,
    from: later(from, days.from),
    to: days.to === undefined ? to : earlier(to, days.to),
  }
}
