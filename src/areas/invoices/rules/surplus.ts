import type { FieldErrors } from '#platform/contract/app-error.ts'
import { formatMoney } from '#shared/money.ts'

interface Settled {
  total_cents: number
  paid_cents: number
  credited_cents: number
}

/** How much of an invoice's payments would be its client's credit if `gone_cents` of them were reversed. */
export const surplusAfter = (
  { total_cents, paid_cents, credited_cents }: Settled,
  gone_cents: number,
): number => Math.max(paid_cents - gone_cents + credited_cents - Math.max(total_cents, 0), 0)

/** How much of some credits an amount uses, oldest first; any remainder exceeds the credit there is. */
export function drawOn<Held extends { left_cents: number }>(
  held: readonly Held[],
  amount_cents: number,
): { drawn: { of: Held; amount_cents: number }[]; over_cents: number } {
  let rest = amount_cents
  const drawn = held.flatMap((of) => {
    const part = Math.min(rest, of.left_cents)
    rest -= part
    return part > 0 ? [{ of, amount_cents: part }] : []
  })
  return { drawn, over_cents: rest }
}

/** The error on the amount for more credit than the client has. */
export const overCreditLeft = (amount_cents: number | null | undefined, left_cents: number): FieldErrors =>
  amount_cents && amount_cents > left_cents
    ? { amount_cents: `This client has only ${formatMoney(left_cents)} credit.` }
    : {}
