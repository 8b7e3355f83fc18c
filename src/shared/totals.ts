/** Where the count of a search stops: beyond it people narrow the search, whatever the number is. */
export const countedUpTo = 10_000

/** '2,000'; '10,000+' where the count stopped. */
export function totalText(total: number): string {
  return total === countedUpTo + 1 ? `${countedUpTo.toLocaleString('en-AU')}+` : total.toLocaleString('en-AU')
}
