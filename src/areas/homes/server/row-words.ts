import {
  daysBetween,
  formatDate,
  formatTime,
  melbourneDate,
  melbourneTime,
  weekday,
} from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'

/** `Mon 23 Nov`: dates this near need no year. */
export const shortDate = (date: string): string => `${weekday(date)} ${formatDate(date).slice(0, -5)}`

function startOn(starts_at: string, today: string, wordForToday: string): string {
  const date = melbourneDate(starts_at)
  const days = daysBetween(today, date)
  const day = days < 0 || days > 6 ? shortDate(date) : days === 0 ? wordForToday : weekday(date)
  return `${day} ${formatTime(melbourneTime(starts_at))}`
}

/** When work starts: `Today 6:30 am`, `Tue 6:30 am`, beyond the week `Tue 1 Dec 6:30 am`. */
export const startWords = (starts_at: string, today: string): string => startOn(starts_at, today, 'Today')

interface NextBooking {
  starts_at: string | null
  order_no: string | null
  client: string | null
}

/** Someone's next booking: `booked today 6:30 am · WO-000012 · Acme`; empty without one. */
export const bookedWords = ({ starts_at, order_no, client }: NextBooking, today: string): string =>
  joined(starts_at && `booked ${startOn(starts_at, today, 'today')}`, order_no, client)

/** The same on a home that plans one day: `6:30 am`. */
export const whenOf = ({ day, today }: { day: string | null; today: string }, starts_at: string): string =>
  day === null ? startWords(starts_at, today) : formatTime(melbourneTime(starts_at))

/** How late it is: `17 days late`. */
export const lateWords = (due_date: string, today: string): string =>
  `${plural(daysBetween(due_date, today), 'day')} late`

/** The same of what is not chased: `17 days past due`. */
export const pastDueWords = (due_date: string, today: string): string =>
  `${plural(daysBetween(due_date, today), 'day')} past due`

export const joined = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** All reasons, naming a company once: `Acme is suspended; Public liability is missing`. */
export const inFull = (reasons: readonly string[]): string =>
  reasons
    .map((reason, at) => {
      const [whose = ''] = reason.split(/(?<=: )/)
      const name = whose.endsWith(': ') ? whose.slice(0, -2) : null
      const isNamed = name !== null && reasons.slice(0, at).some((one) => isAbout(one, name))
      return isNamed ? reason.slice(whose.length) : reason
    })
    .join('; ')

/** Whether a reason names a company: `Acme is suspended`, `Acme: WorkCover is missing`. */
export const isAbout = (reason: string, name: string): boolean =>
  reason.startsWith(`${name} is `) || reason.startsWith(`${name}: `)
