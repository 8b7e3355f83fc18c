import { formatMoney } from '#shared/money.ts'

/**
 * Why a payment cannot be saved as allocated (decision 019): the amount received must be on invoices to the
 * cent.
 * @returns undefined when it can.
 */
export function unallocatedWords(received_cents: number, placed_cents: number): string | undefined {
  const left = received_cents - placed_cents
  if (left > 0) return `${formatMoney(left)} still to go against an invoice.`
  return left < 0 ? `${formatMoney(-left)} more goes against invoices than was received.` : undefined
}
