import type { Db } from '#platform/server/database/database.ts'
import type { Reason } from '../../contract/booking.ts'
import { lastingAssetReasons } from '../../rules/asset-reasons.ts'
import { lastingDriverReasons } from '../../rules/driver-reasons.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { findLastingAssets, findLastingDrivers } from './lasting-store.ts'
import type { Unfit } from './unfit-store.ts'

type Holder = Pick<Unfit, 'record_type' | 'record_id'>
type Work = Pick<OrderFacts, 'ends_at'>

interface Lasting {
  name: string
  /** All lasting objections to work that ends then. */
  reasonsFor: (work: Work) => Reason[]
}

/**
 * For each of some drivers and assets, the objections that stay until something is renewed or approved. Two queries
 * for all of them.
 */
export async function findLasting(db: Db, holders: readonly Holder[]) {
  const idsOf = (kind: Holder['record_type']) => [
    ...new Set(holders.filter(({ record_type }) => record_type === kind).map(({ record_id }) => record_id)),
  ]
  const [machines, people] = await Promise.all([
    findLastingAssets(db, idsOf('asset')),
    findLastingDrivers(db, idsOf('driver')),
  ])
  const found = new Map<string, Lasting>([
    ...machines.map((asset): [string, Lasting] => [
      keyOf({ record_type: 'asset', record_id: asset.id }),
      { name: asset.name, reasonsFor: (work) => lastingAssetReasons(work, asset) },
    ]),
    ...people.map((driver): [string, Lasting] => [
      keyOf({ record_type: 'driver', record_id: driver.id }),
      { name: driver.name, reasonsFor: (work) => lastingDriverReasons(work, driver) },
    ]),
  ])
  return { of: (holder: Holder) => found.get(keyOf(holder)) }
}

const keyOf = ({ record_type, record_id }: Holder): string => `${record_type} ${record_id}`
