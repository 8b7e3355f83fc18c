import { formatTime, weekday } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import type { DayHours } from '../contract/opening/hours.ts'
import type { TipSiteRow } from '../contract/tip-site.ts'

type OpeningInputs = Pick<TipSiteRow, 'status' | 'hours' | 'closed_dates' | 'closed_on_holidays'>

/** A day at a tip site: its hours, empty where they are not known, or why it is closed. */
export type Opening = ({ isOpen: true } & DayHours) | { isOpen: false; reason: string }

/** Monday first, as the hours are stored. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** What days are at a tip site: today, and the public holidays. */
export interface TipDays {
  today: string
  holidayOn: HolidayOn
}

/** Whether a tip site is open on a day. That it is wet holds for today only. */
export function openingOn(site: OpeningInputs, date: string, { today, holidayOn }: TipDays): Opening {
  const closed = (reason: string): Opening => ({ isOpen: false, reason })
  if (site.status === 'closed') return closed('until further notice')
  if (site.status === 'closed_wet' && date === today) return closed('wet')
  if (site.closed_dates.includes(date)) return closed('closed date')
  const holiday = holidayOn(date)
  if (holiday && site.closed_on_holidays) return closed(holiday.name)
  const name = weekday(date)
  const hours = site.hours[weekdays.indexOf(name)]
  if (hours?.opens) return { isOpen: true, ...hours }
  return areKnown(site.hours) ? closed(name) : { isOpen: true, opens: null, closes: null }
}

const areKnown = (hours: readonly DayHours[]): boolean => hours.some(({ opens }) => opens !== null)

/** How it stands at a time of that day: `Open until 4:30 pm`, `Opens 6:00 am`, `Closed: wet`. */
export function openingWords(opening: Opening, time: string): string {
  if (!opening.isOpen) return `Closed: ${opening.reason}`
  const { opens, closes } = opening
  if (opens === null || closes === null) return 'Open'
  if (time < opens) return `Opens ${formatTime(opens)}`
  return time < closes ? `Open until ${formatTime(closes)}` : `Closed since ${formatTime(closes)}`
}

/** `Mon to Fri 6:00 am to 4:30 pm; Sat 7:00 am to 12:00 pm`: days with the same hours together. */
export function hoursInWords(hours: readonly DayHours[]): string {
  const stretches: { from: number; to: number; times: string }[] = []
  for (const [at, { opens, closes }] of hours.entries()) {
    if (opens === null || closes === null) continue
    const times = `${formatTime(opens)} to ${formatTime(closes)}`
    const last = stretches.at(-1)
    if (last?.to === at - 1 && last.times === times) last.to = at
    else stretches.push({ from: at, to: at, times })
  }
  return stretches
    .map(
      ({ from, to, times }) =>
        `${from === to ? weekdays[from] : `${weekdays[from]} to ${weekdays[to]}`} ${times}`,
    )
    .join('; ')
}
