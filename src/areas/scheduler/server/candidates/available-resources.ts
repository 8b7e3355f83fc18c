import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Candidate } from '../../contract/booking.ts'
import type { CandidateQuery } from '../../contract/endpoints.ts'
import { rankAttachments } from '../../rules/rank-attachments.ts'
import { rankAssets, rankDrivers } from '../../rules/rank.ts'
import { attachmentFacts } from './attachment-store.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'

/** Assets for an order, best first, without those it already has. @throws not_found */
export async function availableAssets(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await readOrderFacts(db, viewer, order_id)
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
  const order = await readOrderFacts(db, viewer, order_id)
  const facts = await driverFacts(db, order, { search })
  return rankDrivers(
    order,
    facts.filter(({ id }) => !order.drivers.some((one) => one.id === id)),
  ).slice(0, limit)
}

/** Attachments for an order, as above. @throws not_found */
export async function availableAttachments(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
  { search, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const order = await readOrderFacts(db, viewer, order_id)
  const facts = await attachmentFacts(db, order, { search })
  return rankAttachments(
    order,
    facts.filter(({ id }) => !order.attachments.some((one) => one.id === id)),
  ).slice(0, limit)
}
