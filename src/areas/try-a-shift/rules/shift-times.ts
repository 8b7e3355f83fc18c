import type { ShortDayKind } from '#areas/dockets/contract/choices.ts'
import type { TimeFact } from '#areas/rates/rules/facts.ts'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { addDays, formatTime, melbourneInstant } from '#shared/local-date.ts'
import { requiredWords } from '#shared/text.ts'
import type { PartKind } from '../contract/choices.ts'
import { shiftLabels } from './shift-labels.ts'

interface Part {
  kind: PartKind
  from: string
  to: string
}
/** A shift as typed: what is wrong by itself is absent. */
interface Typed {
  date?: string | undefined
  start_time?: string | null | undefined
  finish_time?: string | null | undefined
  parts?: readonly Partial<Part>[] | undefined
  short_day?: ShortDayKind | null | undefined
  notice_hours?: number | null | undefined
  asset_category_id?: number | null | undefined
  asset_id?: number | null | undefined
}
interface Shift {
  date: string
  start_time: string
  finish_time: string
}

const hour_ms = 3_600_000
const mostHours = 16

/** The instant of a time of day in a shift, which goes past midnight where the time is before its start. */
const instantIn = ({ date, start_time }: Pick<Shift, 'date' | 'start_time'>, time: string): string =>
  melbourneInstant(time < start_time ? addDays(date, 1) : date, time)

const spanOf = (shift: Shift): [from: string, to: string] => [
  melbourneInstant(shift.date, shift.start_time),
  instantIn(shift, shift.finish_time),
]

/** Its time in order: what interrupts it, and work in between. */
export function shiftEntries(shift: Shift & { parts: readonly Part[] }): TimeFact[] {
  const [start, finish] = spanOf(shift)
  const parts = shift.parts
    .map(({ kind, from, to }) => ({
      kind,
      started_at: instantIn(shift, from),
      ended_at: instantIn(shift, to),
    }))
    .toSorted((a, b) => a.started_at.localeCompare(b.started_at))
  const entries: TimeFact[] = []
  let from = start
  for (const part of parts) {
    if (from < part.started_at) entries.push({ kind: 'work', started_at: from, ended_at: part.started_at })
    entries.push(part)
    from = part.ended_at
  }
  if (from < finish) entries.push({ kind: 'work', started_at: from, ended_at: finish })
  return entries
}

/** What a shift may be together; shared by form and server. Errors by path: `parts.0.to`. */
export function checkShift({ date, start_time, finish_time, parts = [], ...shift }: Typed): FieldErrors {
  const { short_day, notice_hours } = shift
  const isChosen = shift.asset_category_id !== null || shift.asset_id !== null
  // A day on which little was worked may have no times at all.
  const isTimed = short_day === null || parts.length > 0 || Boolean(start_time ?? finish_time)
  return {
    ...(!isChosen && { asset_category_id: 'Choose a category or a machine.' }),
    ...(short_day === 'late_cancellation' &&
      notice_hours === null && { notice_hours: requiredWords(shiftLabels.notice_hours) }),
    ...(isTimed && start_time === null && { start_time: requiredWords(shiftLabels.start_time) }),
    ...(isTimed && finish_time === null && { finish_time: requiredWords(shiftLabels.finish_time) }),
    ...(date && start_time && finish_time && checkTimes({ date, start_time, finish_time }, parts)),
  }
}

function checkTimes(shift: Shift, parts: readonly Partial<Part>[]): FieldErrors {
  if (shift.start_time === shift.finish_time) return { finish_time: 'Finish time must be after start time.' }
  const [start, finish] = spanOf(shift)
  if (Date.parse(finish) - Date.parse(start) > mostHours * hour_ms)
    return { finish_time: `A shift cannot be longer than ${mostHours} hours.` }
  const spans = parts.map(({ from, to }) =>
    from && to ? { from: instantIn(shift, from), to: instantIn(shift, to) } : undefined,
  )
  const errors = parts.flatMap(({ from, to }, at): [string, string][] => {
    const span = spans[at]
    if (!span || !from || !to) return []
    if (span.to <= span.from) return [[`parts.${at}.to`, 'Finish time must be after start time.']]
    if (span.from < start || span.to > finish) {
      const [field, time] = span.from < start || span.from >= finish ? ['from', from] : ['to', to]
      return [[`parts.${at}.${field}`, `${formatTime(time)} is outside the shift.`]]
    }
    const other = spans.findIndex(
      (one, earlier) => one && earlier < at && one.from < span.to && span.from < one.to,
    )
    return other < 0 ? [] : [[`parts.${at}.from`, `This overlaps line ${other + 1}.`]]
  })
  return Object.fromEntries(errors)
}
