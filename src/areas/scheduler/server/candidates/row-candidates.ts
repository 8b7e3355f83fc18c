import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Candidate, Reason } from '../../contract/booking.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { rankAssets, rankDrivers } from '../../rules/rank.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'
import { assetFacts, driverFacts } from './candidate-store.ts'

/** As many as are worth choosing from; a search finds the others. */
const shown = 20

interface Asked {
  kind: 'asset' | 'driver'
  /** At least one. */
  order_ids: readonly number[]
  /** The machine chosen for them, not booked yet. */
  asset_id?: number | undefined
  search: string
}

/** A candidate for the first order, with the objections on each of them. */
export interface RowCandidate extends Candidate {
  orders: { job_item_id: number; reasons: Reason[] }[]
}

/** Machines or drivers for several orders, as they are ranked for the first. @throws not_found */
export async function rowCandidates(
  db: Db,
  viewer: Viewer,
  { kind, order_ids, asset_id, search }: Asked,
): Promise<RowCandidate[]> {
  const orders = await Promise.all(
    order_ids.map(async (id) => withMachine(db, await readOrderFacts(db, viewer, id), asset_id)),
  )
  const [first] = orders
  if (!first) return []
  const rank = async (order: OrderFacts, asked: Parameters<typeof assetFacts>[2]): Promise<Candidate[]> =>
    kind === 'asset'
      ? rankAssets(order, await assetFacts(db, order, asked))
      : rankDrivers(order, await driverFacts(db, order, asked))
  const found = (await rank(first, { search })).slice(0, shown)
  const ids = found.map(({ id }) => id)
  const byOrder = await Promise.all(
    orders.map(async (order) => ({
      job_item_id: order.id,
      of: new Map((await rank(order, { ids })).map((one) => [one.id, one.reasons])),
    })),
  )
  return found.map((one) => ({
    ...one,
    orders: byOrder.map(({ job_item_id, of }) => ({ job_item_id, reasons: of.get(one.id) ?? [] })),
  }))
}

/** The order as it would be with a machine booked on it, unless it has one. */
async function withMachine<O extends OrderFacts>(db: Db, order: O, asset_id: number | undefined): Promise<O> {
  if (asset_id === undefined || order.assets.some(({ is_main }) => is_main)) return order
  const machines = await assetFacts(db, order, { ids: [asset_id] })
  return { ...order, assets: [...order.assets, ...machines.map((one) => ({ ...one, is_main: true }))] }
}
