import { addDays, weekday } from '#shared/local-date.ts'

/** Monday and Sunday of a day's week. */
export function weekOf(day: string): { from: string; to: string } {
  let from = day
  while (weekday(from) !== 'Mon') from = addDays(from, -1)
  return { from, to: addDays(from, 6) }
}
