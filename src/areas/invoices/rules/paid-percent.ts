/** How much of a total is paid, as a whole percentage from 0 to 100; never 100 before all of it is. */
export const paidPercent = (paid_cents: number, total_cents: number): number =>
  paid_cents >= total_cents ? 100 : Math.min(Math.round((paid_cents / total_cents) * 100), 99)
