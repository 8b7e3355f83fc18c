/** The job type where we pay the client: its prices may be negative. */
const buyBack = 'Buy Back'

/** Why a price is invalid, or undefined. */
export const priceError = (job_type: string, unit_price_cents: number): string | undefined =>
  unit_price_cents < 0 && job_type !== buyBack ? `Price cannot be negative for ${job_type}.` : undefined
