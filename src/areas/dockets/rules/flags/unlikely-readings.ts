import { unlikelyReadingWords, maxInShift } from '#areas/resources/rules/reading-rules.ts'
import { quantityText } from '#shared/units.ts'
import { type Entry, minutesOf, minutesText } from '../shift/time-words.ts'
import { type Variance, tolerance_minutes } from './docket-variance.ts'

interface Read {
  readonly entries: readonly Entry[]
  readonly smu_start: number | null
  readonly smu_finish: number | null
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
}
interface LastReadings {
  readonly smu_current: number | null
  readonly odometer_current: number | null
}

/**
 * Readings the phone would query: far above the machine's last ones, or more than a shift apart; and an hour meter
 * that ran longer than the docket says.
 */
export function unlikelyReadings(read: Read, last: LastReadings | null): Variance[] {
  const { smu_start, smu_finish, odometer_start, odometer_finish } = read
  const shift = unlikelyReadingWords(
    { smu: smu_finish, odometer: odometer_finish },
    { smu_current: smu_start, odometer_current: odometer_start },
    maxInShift,
  )
  const words = [
    last && unlikelyReadingWords({ smu: smu_start, odometer: odometer_start }, last),
    shift ?? overRecordedTime(read),
  ]
  return words.filter((text) => text !== null).map((text) => ({ code: 'reading', text }))
}

/** The engine may idle through travel, stand-by and breaks, so all recorded time counts. */
function overRecordedTime({ entries, smu_start, smu_finish }: Read): string | null {
  if (smu_start === null || smu_finish === null) return null
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  const recorded = kinds.reduce((sum, kind) => sum + minutesOf(entries, kind), 0)
  const moved = Math.round((smu_finish - smu_start) * 10) / 10
  if (moved * 60 <= recorded + tolerance_minutes) return null
  return `The hour meter moved ${quantityText(moved)} h, but the docket has ${minutesText(recorded)}.`
}
