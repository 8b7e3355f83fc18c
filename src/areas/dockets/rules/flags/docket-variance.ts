import { formatInstant, formatTime, melbourneTime } from '#shared/local-date.ts'
import type { VarianceCode } from '../../contract/choices.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import { overPayload } from '../loads/over-payload.ts'
import { type ShortDayFacts, shortDayText } from '../shift/short-day.ts'
import { type Entry, minutesBetween, minutesOf, minutesText } from '../shift/time-words.ts'

/** How a docket differs from the plan, or from what it should be. */
export interface Variance {
  code: VarianceCode
  text: string
}
interface Shift extends ShortDayFacts {
  readonly starts_at: string
  readonly finishes_at: string
  readonly entries: readonly Entry[]
  readonly loads: readonly LoadFact[]
}
interface Plan {
  readonly starts_at: string
  readonly ends_at: string
  readonly min_hours: number | null
}
interface Besides {
  /** Other dockets of the driver or machine at that time. */
  readonly overlaps: readonly { docket_no: string; starts_at: string; finishes_at: string }[]
  /** When the shift's checklist was completed; null if none is known. */
  readonly checklist_at: string | null
  /** What carried the loads; null without an asset. */
  readonly asset: { fleet_no: string; name: string; payload_t: number | null } | null
}

/** Differences in minutes that are not flagged (domain: "Docket"). */
export const tolerance_minutes = 15
/** Beyond this many minutes a break is expected. */
const breakAfter = 5 * 60

/** Where docket and plan differ, in words; empty where they agree. */
export function docketVariance(
  shift: Shift,
  plan: Plan,
  { overlaps, checklist_at, asset }: Besides,
): Variance[] {
  const shortDay = shortDayText(shift)
  const flags: (Variance | undefined | false)[] = [
    shortDay !== null && { code: 'short', text: `${shortDay}.` },
    ...(shift.starts_at === shift.finishes_at
      ? []
      : [
          off('start', 'Started', shift.starts_at, plan.starts_at),
          off('finish', 'Finished', shift.finishes_at, plan.ends_at),
        ]),
    lacksBreak(shift) && { code: 'break', text: 'More than 5 hours without a break.' },
    shortDay === null && underMinimum(shift, plan),
    ...ticketless(shift.loads),
    ...overloaded(shift.loads, asset),
    ...overlaps.map(overlapOf),
    checklist_at !== null &&
      checklist_at > shift.starts_at && {
        code: 'checklist' as const,
        text: `The checklist was completed at ${clock(checklist_at)}, after the start at ${clock(shift.starts_at)}.`,
      },
  ]
  return flags.filter((flag): flag is Variance => Boolean(flag))
}

/** Whether it starts or finishes so far from the plan that accounts must check it, or was cut short. */
export const isOverTolerance = (variance: readonly Pick<Variance, 'code'>[]): boolean =>
  variance.some(({ code }) => code === 'start' || code === 'finish' || code === 'short')

const clock = (instant: string): string => formatTime(melbourneTime(instant))

function off(code: 'start' | 'finish', done: string, was: string, planned: string): Variance | undefined {
  const minutes = minutesBetween(planned, was)
  const size = Math.abs(Date.parse(was) - Date.parse(planned)) / 60_000
  if (size <= tolerance_minutes) return undefined
  const way = minutes < 0 ? 'before' : 'after'
  return {
    code,
    text: `${done} at ${clock(was)}, ${minutesText(Math.floor(size))} ${way} the planned ${clock(planned)}.`,
  }
}

function lacksBreak({ entries }: Shift): boolean {
  const busy = minutesOf(entries, 'work') + minutesOf(entries, 'standby')
  return busy > breakAfter && minutesOf(entries, 'break') === 0
}

function underMinimum({ entries }: Shift, { min_hours }: Plan): Variance | undefined {
  const busy = minutesOf(entries, 'work') + minutesOf(entries, 'standby')
  const least = Math.round((min_hours ?? 0) * 60)
  if (busy === 0 || busy >= least) return undefined
  return {
    code: 'minimum',
    text: `Worked ${minutesText(busy)}, less than the minimum of ${minutesText(least)}.`,
  }
}

function ticketless(loads: readonly LoadFact[]): Variance[] {
  const numbers = loads.filter(({ ticket_no }) => !ticket_no).map(({ load_no }) => load_no)
  if (numbers.length === 0) return []
  const which = numbers.length === 1 ? `Load ${numbers[0]} has` : `Loads ${numbers.join(', ')} have`
  return [{ code: 'ticket', text: `${which} no ticket.` }]
}

function overloaded(loads: readonly LoadFact[], asset: Besides['asset']): Variance[] {
  if (asset === null) return []
  const { fleet_no, name, payload_t } = asset
  return loads.flatMap(({ net_t }) => {
    const text = overPayload(net_t, { asset: `${fleet_no} ${name}`, payload_t })
    return text === null ? [] : [{ code: 'payload', text }]
  })
}

const overlapOf = (other: Besides['overlaps'][number]): Variance => ({
  code: 'overlap',
  text: `Overlaps ${other.docket_no}, ${formatInstant(other.starts_at)} to ${clock(other.finishes_at)}.`,
})
