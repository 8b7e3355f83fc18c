import type { EntryKind } from '../../contract/choices.ts'

export interface Stretch {
  readonly started_at: string
  readonly ended_at: string
}
export interface Entry extends Stretch {
  readonly kind: EntryKind
  readonly note: string | null
}

const msOf = ({ started_at, ended_at }: Stretch): number => Date.parse(ended_at) - Date.parse(started_at)

/**
 * Whole minutes of one kind of time; seconds of several stretches add up. Elapsed minutes, unaffected by
 * clock changes at night.
 */
export const minutesOf = (entries: readonly Entry[], kind: EntryKind): number =>
  Math.floor(entries.reduce((sum, entry) => (entry.kind === kind ? sum + msOf(entry) : sum), 0) / 60_000)

/** Whole minutes from one instant to another. */
export const minutesBetween = (started_at: string, ended_at: string): number =>
  Math.floor(msOf({ started_at, ended_at }) / 60_000)

/** `7 h 10 min`, `45 min`, `8 h`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
