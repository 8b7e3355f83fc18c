import { lineTotalCents } from '#shared/money.ts'
import type { AccountsReason } from '../../contract/choices.ts'
import { type Variance, isOverTolerance } from './docket-variance.ts'

interface Charged {
  readonly variance: readonly Pick<Variance, 'code'>[]
  readonly lines: readonly {
    readonly is_billable: number
    readonly quantity_agreed: number
    readonly unit_price_cents: number | null
  }[]
}

/** Which of a docket's flags are for accounts (domain: "over tolerance 15 min or price > limit"); null: none. */
export function needsAccounts(
  { variance, lines }: Charged,
  { approval_limit_cents }: { approval_limit_cents: number | null },
): AccountsReason | null {
  if (isOverTolerance(variance)) return 'tolerance'
  return approval_limit_cents !== null && chargeOf(lines) > approval_limit_cents ? 'price' : null
}

/** Before discount and GST; unpriced lines are priced before approval. */
const chargeOf = (lines: Charged['lines']): number =>
  lines
    .filter(({ is_billable }) => is_billable)
    .reduce(
      (sum, { quantity_agreed, unit_price_cents }) =>
        sum + lineTotalCents(quantity_agreed, unit_price_cents ?? 0),
      0,
    )
