import { addDays, weekday } from '#shared/local-date.ts'

/** The Monday and the Sunday of the week of a day. */
export function weekOf(day: string): { from: string; to: string } {
  let from = day
  while (weekday(from) !== 'Mon') from = addDays(from, -1)
  return { from, to: addDays(from, 6) }
}
