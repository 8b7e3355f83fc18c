import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import type { Candidate } from '../contract/booking.ts'
import type { CandidateQuery } from '../contract/endpoints.ts'
import { rankAssets, rankDrivers } from '../rules/rank.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'
import { findOrder } from './order-store.ts'

/** Assets for an order, the best first, without those that it has. @throws not_found */
export async function availableAssets(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await findOrder(db, viewer, order_id)
  if (!order) throw notFound()
  const facts = await assetFacts(db, order, { search })
  return rankAssets(
    order,
    facts.filter(({ id }) => !order.assets.some((one) => one.id === id)),
  ).slice(0, limit)
}

/** Drivers for an order, as above. @throws not_found */
export async function availableDrivers(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await findOrder(db, viewer, order_id)
  if (!order) throw notFound()
  const facts = await driverFacts(db, order, { search })
  return rankDrivers(
    order,
    facts.filter(({ id }) => !order.drivers.some((one) => one.id === id)),
  ).slice(0, limit)
}
