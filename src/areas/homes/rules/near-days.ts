import { nextWorkingDay } from '#shared/working-days.ts'

/** How many days after today can be chosen without a calendar. */
export const daysAhead = 3

/** Today and the next days to plan: working days, and those off that have orders (`with_orders`, in order). */
export function nearDays(today: string, with_orders: readonly string[] = []): string[] {
  const working: string[] = []
  while (working.length < daysAhead) working.push(nextWorkingDay(working.at(-1) ?? today))
  return [today, ...[...new Set([...working, ...with_orders])].toSorted().slice(0, daysAhead)]
}
