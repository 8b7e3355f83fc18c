import { addDays, weekday } from './local-date.ts'

export interface Days {
  from: string
  to: string
}

/** Monday and Sunday of a day's week. */
export function weekOf(day: string): Days {
  let from = day
  while (weekday(from) !== 'Mon') from = addDays(from, -1)
  return { from, to: addDays(from, 6) }
}

/** The first and last day of a day's month. */
export function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/** July to June. */
export function financialYearOf(day: string): Days {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0)
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` }
}
