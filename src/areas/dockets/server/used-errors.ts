import type { FieldErrors } from '#platform/contract/app-error.ts'

/** A number that serves one load, as the load at a place names it. */
interface Named {
  readonly at: number
  /** The same for each way to write it. */
  readonly key: string
  readonly field: string
  readonly words: string
}
/** Who else has some of them; `place` counts them from 1. */
interface UniqueConflicts {
  readonly phones: readonly { place: number; order_no: string; driver: string }[]
  readonly dockets: readonly { place: number; docket_no: string }[]
}

/** What is said of numbers that serve another load already, by the field of the load. */
export function usedErrors(named: readonly Named[], { phones, dockets }: UniqueConflicts): FieldErrors {
  const errors: Record<string, string> = {}
  const say = (place: number, where: string) => {
    const one = named[place]
    if (one) errors[`loads.${one.at}.${one.field}`] = `${one.words} is ${where} already.`
  }
  for (const { place, order_no, driver } of phones) say(place - 1, `noted by ${driver} on ${order_no}`)
  for (const { place, docket_no } of dockets) say(place - 1, `on ${docket_no}`)
  for (const [place, { key }] of named.entries()) {
    const first = named.findIndex((other) => other.key === key)
    if (first < place) say(place, `on load ${(named[first]?.at ?? 0) + 1}`)
  }
  return errors
}
