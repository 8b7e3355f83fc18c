import {
  addDays,
  formatDayMonth,
  formatTime,
  melbourneDate,
  melbourneTime,
  weekday,
} from '#shared/local-date.ts'
import type { Booking } from '../contract/booking.ts'

type Stay = Pick<Booking, 'kind' | 'certainty' | 'starts_at' | 'ends_at' | 'suburb'>

/** Where someone or something is now, and the booking that says so: the current one, or the next. */
export interface Whereabouts<B extends Stay> {
  words: string
  booking: B | null
}

/**
 * Where a driver or machine is, by their bookings: `bookings` are those not over, earliest first. `idle`: what
 * it is without one: "Free", "In the yard".
 */
export function whereabouts<B extends Stay>(bookings: readonly B[], now: Date, idle: string): Whereabouts<B> {
  const instant = now.toISOString()
  const today = melbourneDate(now)
  const under = bookings.filter(({ starts_at, ends_at }) => starts_at <= instant && instant < ends_at)
  const current = under.find(({ certainty }) => certainty === 'confirmed') ?? under[0]
  if (current) {
    const until = `until ${endWords(current.ends_at, today)}`
    return { words: `${doing(current)} ${until}`, booking: current }
  }
  const next = bookings.find(({ starts_at }) => starts_at > instant) ?? null
  const tomorrow = addDays(today, 1)
  const nextDay = next && melbourneDate(next.starts_at)
  if (!next || !nextDay || nextDay > tomorrow) {
    const until = nextDay ? ` until ${dayWords(nextDay)}` : ', nothing booked'
    return { words: `${idle}${until}`, booking: next }
  }
  const from = formatTime(melbourneTime(next.starts_at))
  const when = nextDay === today ? `today from ${from}` : `tomorrow from ${from}`
  const pencilled = next.certainty === 'pencilled' ? ' (pencilled)' : ''
  return { words: `${place(next)} ${when}${pencilled}`, booking: next }
}

function doing(stay: Stay): string {
  if (stay.kind !== 'work') return place(stay)
  return `${stay.certainty === 'pencilled' ? 'Pencilled' : 'Working'}${at(stay)}`
}

function place(stay: Stay): string {
  if (stay.kind === 'leave') return 'On leave'
  return stay.kind === 'workshop' ? 'In the workshop' : (stay.suburb ?? 'Booked')
}

const at = ({ suburb }: Stay): string => (suburb ? ` at ${suburb}` : '')

/** Today by the time of day, later by the day: leave that ends at midnight lasts until the day before. */
function endWords(ends_at: string, today: string): string {
  const day = melbourneDate(ends_at)
  const time = melbourneTime(ends_at)
  if (day === today) return formatTime(time)
  return dayWords(time === '00:00' ? addDays(day, -1) : day)
}

const dayWords = (day: string): string => `${weekday(day)} ${formatDayMonth(day)}`
