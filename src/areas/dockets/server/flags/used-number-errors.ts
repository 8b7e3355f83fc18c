import type { FieldErrors } from '#platform/contract/app-error.ts'

/** A number that serves one load, as the load at a place names it. */
interface Named {
  readonly at: number
  /** The same for each way to write it. */
  readonly key: string
  readonly field: string
  readonly words: string
  /** It was named before, which is let be. */
  readonly isKnown: boolean
}
/** Who else has some of them; `place` counts them from 1. */
interface Others {
  readonly phones: readonly { place: number; order_no: string; driver: string }[]
  readonly dockets: readonly { place: number; docket_no: string }[]
}

/**
 * What is said of numbers that serve another load already, by the field of the load. `namesOthers`: whoever hears it
 * may know whose load that is.
 */
export function usedNumberErrors(
  named: readonly Named[],
  { phones, dockets }: Others,
  { namesOthers }: { namesOthers: boolean },
): FieldErrors {
  const errors: Record<string, string> = {}
  const say = (place: number, where: string) => {
    const one = named[place]
    if (one && !one.isKnown) errors[`loads.${one.at}.${one.field}`] = `${one.words} is already ${where}.`
  }
  const sayOther = (place: number, where: string) => say(place - 1, namesOthers ? where : 'noted')
  for (const { place, order_no, driver } of phones) sayOther(place, `noted by ${driver} on ${order_no}`)
  for (const { place, docket_no } of dockets) sayOther(place, `on ${docket_no}`)
  for (const [place, { key }] of named.entries()) {
    const first = named.findIndex((other) => other.key === key)
    if (first < place) say(place, `on load ${(named[first]?.at ?? 0) + 1}`)
  }
  return errors
}
