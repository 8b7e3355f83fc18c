import { formatMoney } from '#shared/money.ts'

/**
 * Why a payment cannot be kept as it is spread (decision 019): what came in must be on invoices to the cent.
 * @returns undefined when it is.
 */
export function unallocatedWords(received_cents: number, placed_cents: number): string | undefined {
  const left = received_cents - placed_cents
  if (left > 0) return `${formatMoney(left)} of it is on no invoice yet.`
  return left < 0 ? `${formatMoney(-left)} more than came in is on invoices.` : undefined
}
