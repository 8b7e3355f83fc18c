import { daysBetween, formatDayMonth, weekday } from '#shared/local-date.ts'

/** `Thu 26` */
export const shortDay = (date: string): string => `${weekday(date)} ${Number(date.slice(8))}`

/** `Today`, `Tomorrow`, `Monday` within the week, else `Mon 7 Dec`. */
export function dayName(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  if (days > 1 && days < 7)
    return new Date(date).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })
  return `${weekday(date)} ${formatDayMonth(date)}`
}
