import type { RateTerms } from '../../contract/terms.ts'
import type { TimePart } from './split-time.ts'

export type Rounding = Pick<RateTerms, 'round_minutes' | 'round_mode' | 'grace_minutes'>

/** Minutes in whole steps: 15-minute billing [TC2] rounds up. Up to the grace, a started step is not charged. */
export function roundMinutes(
  minutes: number,
  { round_minutes, round_mode, grace_minutes }: Rounding,
): number {
  const steps = Math.floor(minutes / round_minutes)
  const over = minutes - steps * round_minutes
  const isUp = round_mode === 'up' ? over > 0 && over > grace_minutes : over * 2 >= round_minutes
  // Work is never rounded to nothing.
  return (isUp || (steps === 0 && over > 0) ? steps + 1 : steps) * round_minutes
}

/** Minutes as hours with three decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes * 1000) / 60) / 1000

export interface RoundedPart {
  part: TimePart
  minutes: number
  rounded: number
  /** Those in hours with three decimals, which add up to the shift's. */
  hours: number
}

/**
 * Each part's minutes, rounded once for the shift: what rounding adds or takes off goes to the last part, and to
 * those before it where the last has too little to take off.
 */
export function roundParts(parts: readonly TimePart[], rounding: Rounding): RoundedPart[] {
  let ms = 0
  const rounded = parts.map((part): RoundedPart => {
    const before = Math.floor(ms / 60_000)
    ms += part.ms
    const minutes = Math.floor(ms / 60_000) - before
    return { part, minutes, rounded: minutes, hours: 0 }
  })
  const total = Math.floor(ms / 60_000)
  let difference = roundMinutes(total, rounding) - total
  for (const each of rounded.toReversed()) {
    const moved = Math.max(difference, -each.minutes)
    each.rounded += moved
    difference -= moved
    if (difference === 0) break
  }
  let sum = 0
  for (const each of rounded) {
    const before = hoursOf(sum)
    sum += each.rounded
    each.hours = Math.round((hoursOf(sum) - before) * 1000) / 1000
  }
  return rounded
}
