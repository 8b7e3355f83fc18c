import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { quantityText } from '#shared/units.ts'
import type { ShortDayKind } from '../../contract/choices.ts'
import { type Entry, minutesBetween, minutesOf } from './time-words.ts'

interface Shift {
  readonly starts_at: string
  readonly finishes_at: string
  /** Breaks and the like, and travel before and after. */
  readonly entries: readonly Entry[]
  readonly smu_start: number | null
  readonly smu_finish: number | null
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
  readonly short_day?: ShortDayKind | null | undefined
}
const byStart = (a: Entry, b: Entry) => Date.parse(a.started_at) - Date.parse(b.started_at)
const isBefore = (a: string, b: string): boolean => Date.parse(a) < Date.parse(b)

/**
 * The complete shift entered by the office: between start and finish everything is work unless it is
 * something else.
 * @throws invalid, with the field, for impossible times or readings.
 */
export function shiftEntries(shift: Shift): Entry[] {
  const errors = wrong(shift)
  if (errors) throw invalid(errors)
  const others = shift.entries.toSorted(byStart)
  const work: Entry[] = []
  let from = shift.starts_at
  for (const { started_at, ended_at } of others.filter((entry) => overlaps(entry, shift))) {
    if (isBefore(from, started_at)) work.push(worked(from, started_at))
    from = ended_at
  }
  if (isBefore(from, shift.finishes_at)) work.push(worked(from, shift.finishes_at))
  return [...others, ...work].toSorted(byStart)
}

const worked = (started_at: string, ended_at: string): Entry => ({
  kind: 'work',
  started_at,
  ended_at,
  note: null,
})

const overlaps = ({ started_at, ended_at }: Entry, { starts_at, finishes_at }: Shift): boolean =>
  isBefore(started_at, finishes_at) && isBefore(starts_at, ended_at)

const isWithin = ({ started_at, ended_at }: Entry, { starts_at, finishes_at }: Shift): boolean =>
  !isBefore(started_at, starts_at) && !isBefore(finishes_at, ended_at)

function wrong(shift: Shift): FieldErrors | null {
  const { starts_at, finishes_at, smu_start, smu_finish, odometer_start, odometer_finish } = shift
  const minutes = minutesBetween(starts_at, finishes_at)
  // On a day cut short there may have been no work at all.
  const isEmpty = Boolean(shift.short_day) && minutes === 0
  if (!isEmpty && !isBefore(starts_at, finishes_at))
    return { finishes_at: 'Finish time must be after start time.' }
  if (minutes > 16 * 60) return { finishes_at: 'A shift cannot be longer than 16 hours.' }
  if (!isEmpty && minutesOf(shift.entries, 'break') >= minutes)
    return { entries: 'Breaks cannot be longer than the shift.' }
  const entries = shift.entries.toSorted(byStart)
  const outside = entries.find((entry) =>
    entry.kind === 'travel'
      ? !isEmpty && overlaps(entry, shift) && !isWithin(entry, shift)
      : !isWithin(entry, shift),
  )
  if (outside) return { entries: 'Breaks and stand-by must be between start and finish.' }
  const doubled = entries.some((entry, at) =>
    entries.slice(0, at).some((before) => isBefore(entry.started_at, before.ended_at)),
  )
  if (doubled) return { entries: 'Two of these times overlap.' }
  if (smu_start !== null && smu_finish !== null && smu_finish < smu_start)
    return { smu_finish: `Finish hours must not be less than start hours (${quantityText(smu_start)}).` }
  if (odometer_start !== null && odometer_finish !== null && odometer_finish < odometer_start)
    return {
      odometer_finish: `Odometer is lower than the last reading (${quantityText(odometer_start)} km).`,
    }
  return null
}
