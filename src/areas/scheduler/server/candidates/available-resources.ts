import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Candidate } from '../../contract/booking.ts'
import type { CandidateQuery } from '../../contract/endpoints.ts'
import { rankAssets, rankDrivers } from '../../rules/rank.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { type OrderFacts, withoutBooking } from '../../rules/facts.ts'
import { bookingsOfOrder } from '../booking-store.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'

/** Assets for an order, best first, without those it already has. @throws not_found */
export async function availableAssets(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit, instead_of }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await readOrderFacts(db, viewer, order_id)
  const free = await withoutReplaced(db, order, instead_of)
  const facts = await assetFacts(db, free, { search })
  return rankAssets(
    free,
    facts.filter(({ id }) => !order.assets.some((one) => one.id === id)),
  ).slice(0, limit)
}

/** Drivers for an order, as above. @throws not_found */
export async function availableDrivers(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit, instead_of }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await readOrderFacts(db, viewer, order_id)
  const free = await withoutReplaced(db, order, instead_of)
  const facts = await driverFacts(db, free, { search })
  return rankDrivers(
    free,
    facts.filter(({ id }) => !order.drivers.some((one) => one.id === id)),
  ).slice(0, limit)
}

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
