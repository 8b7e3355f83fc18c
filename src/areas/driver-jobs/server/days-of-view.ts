import { daysOfPeriod } from '#areas/work-orders/rules/order-period.ts'
import type { DriverJobNarrowing } from '../contract/endpoints.ts'

const later = (one: string | null | undefined, other: string): string => (one && one > other ? one : other)
const earlier = (one: string | null | undefined, other: string): string => (one && one < other ? one : other)

/** The same filter with the days of `when`, as seen from `today`, in place of it. */
export function withDays<F extends DriverJobNarrowing>({ when, ...filters }: F, today: string) {
  if (when === undefined) return filters
  const days = daysOfPeriod(when, today)
  return {
    ...filters,
    from: later(filters.from, days.from),
    to: days.to === undefined ? filters.to : earlier(filters.to, days.to),
  }
}
