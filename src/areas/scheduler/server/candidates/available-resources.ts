import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Candidate } from '../../contract/booking.ts'
import type { CandidateQuery } from '../../contract/endpoints.ts'
import { rankAttachments } from '../../rules/rank-attachments.ts'
import { rankAssets, rankDrivers } from '../../rules/rank.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { type OrderFacts, withoutBooking } from '../../rules/facts.ts'
import { bookingsOfOrder } from '../booking-store.ts'
import { attachmentFacts } from './attachment-store.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'

type Resources = 'assets' | 'drivers' | 'attachments'

/** Resources of one kind for an order, best first, without those it already has. @throws not_found */
const available =
  <Facts extends { id: number }>(
    kind: Resources,
    readFacts: (db: Db | Tx, order: OrderFacts, asked: { search: string }) => Promise<readonly Facts[]>,
    rank: (order: OrderFacts, facts: readonly Facts[]) => Candidate[],
  ) =>
  async (
    db: Db | Tx,
    viewer: Viewer,
    order_id: number,
    { search, limit, instead_of }: CandidateQuery,
  ): Promise<Candidate[]> => {
    const order = await readOrderFacts(db, viewer, order_id)
    const free = await withoutReplaced(db, order, instead_of)
    const booked = new Set(order[kind].map(({ id }) => id))
    const facts = await readFacts(db, free, { search })
    return rank(
      free,
      facts.filter(({ id }) => !booked.has(id)),
    ).slice(0, limit)
  }

export const availableAssets = available('assets', assetFacts, rankAssets)
export const availableDrivers = available('drivers', driverFacts, rankDrivers)
export const availableAttachments = available('attachments', attachmentFacts, rankAttachments)

/** The order without the booking that is to be replaced. @throws not_found for one of another order. */
async function withoutReplaced(
  db: Db | Tx,
  order: OrderFacts,
  instead_of: number | undefined,
): Promise<OrderFacts> {
  if (instead_of === undefined) return order
  const booking = (await bookingsOfOrder(db, order.id)).find(({ id }) => id === instead_of)
  if (!booking) throw notFound()
  return withoutBooking(order, booking)
}
