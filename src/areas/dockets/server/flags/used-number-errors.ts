import type { FieldErrors } from '#platform/contract/app-error.ts'

/** A number for one load, as entered on the load at a place. */
interface Named {
  readonly at: number
  /** The same for every spelling. */
  readonly key: string
  readonly field: string
  readonly words: string
  /** It was there before, and is accepted. */
  readonly isKnown: boolean
}
/** Who else uses some of them; `place` counts them from 1. */
interface Others {
  readonly phones: readonly { place: number; order_no: string; driver: string }[]
  readonly dockets: readonly { place: number; docket_no: string }[]
}

/** Messages for numbers already in use, by the load's field. `namesOthers`: the reader may know whose load it is. */
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
