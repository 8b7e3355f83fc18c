import { plural } from '#shared/text.ts'

/** `8 h`, `9.5 h`. */
const hours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`

interface Docket {
  readonly variance: readonly { readonly text: string }[]
  readonly worked_minutes: number
}

/** What to check on a docket. Several are only counted, since the first may be the least important. */
export function docketReason({ variance, worked_minutes }: Docket): string {
  const [first, ...others] = variance
  if (!first) return `${hours(worked_minutes)}, as planned`
  return others.length === 0 ? first.text : `${plural(variance.length, 'thing')} to check`
}
