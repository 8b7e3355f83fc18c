import { formatTime, melbourneDate, melbourneTime, weekday } from '#shared/local-date.ts'

/** `7:00 am`; on another day than the shift, with its weekday: `4:00 am Thu`. */
export function clockOf(instant: string, shift_date: string): string {
  const day = melbourneDate(instant)
  return `${formatTime(melbourneTime(instant))}${day === shift_date ? '' : ` ${weekday(day)}`}`
}

/** `7:00 am – 3:00 pm`. */
export const timesOf = (docket: { shift_date: string; starts_at: string; finishes_at: string }): string =>
  `${clockOf(docket.starts_at, docket.shift_date)} – ${clockOf(docket.finishes_at, docket.shift_date)}`
