import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { drawOn, overCreditLeft } from '../../rules/surplus.ts'
import { listCredited } from './client-credit-store.ts'
import { type StoredInvoice, lockInvoices } from '../invoice-store.ts'

/** Part of an amount, with the invoice whose surplus it is drawn on. */
interface Drawn {
  from: StoredInvoice
  amount_cents: number
}

/**
 * A client's invoices with credit, locked until the change ends together with `target`, in the common lock
 * order. `draw` takes an amount of them, oldest first. @throws invalid for more than there is.
 */
export async function lockCredit(
  { tx, viewer }: Change,
  client_id: number,
  target: number | null = null,
): Promise<{ target: StoredInvoice | undefined; draw: (amount_cents: number) => Drawn[] }> {
  const ids = new Set([...(await listCredited(tx, client_id)), ...(target === null ? [] : [target])])
  const locked = ids.size === 0 ? [] : await lockInvoices(tx, viewer, [...ids])
  const held = locked
    .filter((one) => one.client_id === client_id && one.id !== target)
    .map((from) => ({ from, left_cents: from.surplus_cents - from.surplus_used_cents }))
  return {
    target: locked.find(({ id }) => id === target),
    draw: (amount_cents) => {
      const { drawn, over_cents } = drawOn(held, amount_cents)
      refuse(overCreditLeft(amount_cents, amount_cents - over_cents))
      return drawn.map(({ of: { from }, amount_cents: part }) => ({ from, amount_cents: part }))
    },
  }
}
