import { plural } from '#shared/text.ts'

/** Less than this before the start is late: a confirmed order is not moved without asking again either. */
export const lateMinutes = 12 * 60

export const isLate = (notice_minutes: number): boolean => notice_minutes < lateMinutes

/** How long before the start someone was taken off: `2 days`, `14 h`, `1 h 30 min`, `40 min`, `25 min after the start`. */
export function noticeWords(notice_minutes: number): string {
  const minutes = Math.abs(notice_minutes)
  const words =
    minutes >= 2 * 24 * 60
      ? plural(Math.floor(minutes / (24 * 60)), 'day')
      : minutes >= 60
        ? hoursWords(minutes)
        : `${minutes} min`
  return notice_minutes < 0 ? `${words} after the start` : words
}

/** With minutes where it is less than half a day. */
function hoursWords(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${isLate(minutes) && rest > 0 ? ` ${rest} min` : ''}`
}
