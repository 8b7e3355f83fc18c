import { unlikelyReadingWords, maxInShift } from '#areas/resources/rules/reading-rules.ts'
import type { Variance } from './docket-variance.ts'

interface Read {
  readonly smu_start: number | null
  readonly smu_finish: number | null
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
}
interface LastReadings {
  readonly smu_current: number | null
  readonly odometer_current: number | null
}

/** Readings the phone would query: far above the machine's last ones, or more than a shift apart. */
export function unlikelyReadings(read: Read, last: LastReadings | null): Variance[] {
  const { smu_start, smu_finish, odometer_start, odometer_finish } = read
  const words = [
    last && unlikelyReadingWords({ smu: smu_start, odometer: odometer_start }, last),
    unlikelyReadingWords(
      { smu: smu_finish, odometer: odometer_finish },
      { smu_current: smu_start, odometer_current: odometer_start },
      maxInShift,
    ),
  ]
  return words.filter((text) => text !== null).map((text) => ({ code: 'reading', text }))
}
