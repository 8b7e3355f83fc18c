import { unallocatedWords } from './unallocated-words.ts'

interface Share {
  amount_cents: number | null
  owing_cents: number
}

/**
 * Which of a payment's shares keeps what is left over as the client's credit: the last that pays its invoice in
 * full. @returns its index, -1 when none does: then what is left belongs on an invoice.
 */
export const keeperOf = (shares: readonly Share[]): number =>
  shares.findLastIndex(({ amount_cents, owing_cents }) => amount_cents === owing_cents && owing_cents > 0)

export const nothingInFullWords = 'Pay an invoice in full before keeping the rest as credit.'

/** What the shares of a payment leave of it, how much of that is kept, and why it cannot be saved, if so. */
export function restOf(received_cents: number, shares: readonly Share[], keepsRest: boolean) {
  const placed_cents = shares.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0)
  const left_cents = received_cents - placed_cents
  const canBeKept = left_cents > 0 && keeperOf(shares) >= 0
  const kept_cents = canBeKept && keepsRest ? left_cents : 0
  return {
    placed_cents,
    left_cents,
    canBeKept,
    kept_cents,
    unplaced: unallocatedWords(received_cents, placed_cents + kept_cents),
  }
}
