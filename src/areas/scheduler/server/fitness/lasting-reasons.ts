import type { Db } from '#platform/server/database/database.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import type { Reason } from '../../contract/booking.ts'
import { lastingAssetReasons } from '../../rules/asset-reasons.ts'
import { lastingDriverReasons } from '../../rules/driver-reasons.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { assetFacts, driverFacts } from '../candidates/candidate-store.ts'
import type { Unfit } from './unfit-store.ts'

type Holder = Pick<Unfit, 'record_type' | 'record_id'>
type Work = Pick<OrderFacts, 'ends_at'>

interface Lasting {
  name: string
  /** All lasting objections to work that ends then. */
  reasonsFor: (work: Work) => Reason[]
}

/** A day's work for any machine and driver. */
const anyOrderOn = (day: string): OrderFacts => ({
  id: 0,
  order_no: '',
  order_status: 'Pending',
  job_requirement_id: 0,
  work_date: day,
  starts_at: melbourneInstant(day, '00:00'),
  ends_at: melbourneInstant(day, '23:59'),
  asset_category_id: null,
  category: '',
  category_min_licence_class: null,
  skills: [],
  category_skills: [],
  depot_id: null,
  lat: null,
  lng: null,
  assets: [],
  drivers: [],
  attachments: [],
  wanted_attachment_ids: [],
})

/**
 * For each of some drivers and assets, the objections that stay until something is renewed or approved. Two queries
 * for all of them.
 */
export async function findLasting(db: Db, holders: readonly Holder[], day: string) {
  const idsOf = (kind: Holder['record_type']) => [
    ...new Set(holders.filter(({ record_type }) => record_type === kind).map(({ record_id }) => record_id)),
  ]
  const [assets, drivers] = [idsOf('asset'), idsOf('driver')]
  const order = anyOrderOn(day)
  const [machines, people] = await Promise.all([
    assets.length > 0 ? assetFacts(db, order, { ids: assets }) : [],
    drivers.length > 0 ? driverFacts(db, order, { ids: drivers }) : [],
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
