/** Where counting a search stops: beyond that people narrow the search, whatever the number. */
export const countedUpTo = 10_000

/** '2,000'; '10,000+' where counting stopped. */
export function totalText(total: number): string {
  return total === countedUpTo + 1 ? `${countedUpTo.toLocaleString('en-AU')}+` : total.toLocaleString('en-AU')
}
