import { formatDate } from '#shared/local-date.ts'
import { withArticle } from '#shared/text.ts'
import type { Reason } from '../contract/booking.ts'
import { conflictWith } from './conflict.ts'
import type { AssetFacts, LastingFacts, OrderFacts } from './facts.ts'
import { hireReason } from './hire-reason.ts'
import { lastDayOf } from './last-day.ts'
import { lacksLicence } from './licence.ts'
import { documentReasons, subcontractorReasons } from './document-reasons.ts'
import { lacksSkills } from './skills.ts'
import { full, lowerFirst, soft } from './reason.ts'

/** Plant that accompanies another machine: a trailer only does work of its own category. */
const accompanying = new Set(['trailer', 'support'])

/** It does the work itself; an order has one such machine. */
export const isMain = (
  order: Pick<OrderFacts, 'asset_category_id'>,
  asset: Pick<AssetFacts, 'asset_category_id' | 'asset_group'>,
): boolean => asset.asset_category_id === order.asset_category_id || !accompanying.has(asset.asset_group)

/** It is what the order asks for, which may be anything, or accompanies such a machine. */
export const suitsOrder = (order: OrderFacts, asset: AssetFacts): boolean =>
  order.asset_category_id === null ||
  asset.asset_category_id === order.asset_category_id ||
  (accompanying.has(asset.asset_group) && order.assets.some((one) => one.is_main && one.id !== asset.id))

/** All objections to an asset on an order, the hard one first. */
export function assetReasons(order: OrderFacts, asset: AssetFacts): Reason[] {
  const conflict = conflictWith(asset.name, order, asset.near, order.id)
  return [
    ...(conflict ? [conflict] : []),
    ...hireReasons(asset),
    ...(isMain(order, asset)
      ? full(
          order,
          asset,
          order.assets.filter((one) => one.is_main),
        )
      : []),
    ...statusReasons(asset),
    ...(suitsOrder(order, asset) ? [] : [soft('category', wrongCategory(asset.category, order.category))]),
    ...lastingAssetReasons(order, asset),
    ...order.drivers.flatMap((driver) => [
      ...lacksLicence(driver, [asset]),
      ...lacksSkills(order, driver, asset.skills),
    ]),
  ]
}

/** Those that last until something is renewed or approved, whatever the work. */
export const lastingAssetReasons = (
  order: Pick<OrderFacts, 'ends_at'>,
  asset: LastingFacts & Pick<AssetFacts, 'rego_expires_on'>,
): Reason[] => [
  ...registration(order, asset),
  ...subcontractorReasons(asset),
  ...documentReasons(order, asset.documents),
]

const hireReasons = ({ name, on_hire }: AssetFacts): Reason[] => (on_hire ? [hireReason(name, on_hire)] : [])

/** `Backhoe, not an excavator 20T/22T.` */
const wrongCategory = (has: string, needed: string): string =>
  `${has}, not ${withArticle({ one: lowerFirst(needed) })}.`

function statusReasons({ name, status, off_road_reason }: AssetFacts): Reason[] {
  if (status === 'sold') return [soft('sold', `${name} is sold.`)]
  if (status === 'off_road') return [soft('off_road', `${name} is off road: ${sentence(off_road_reason)}.`)]
  return status === 'in_workshop' ? [soft('off_road', `${name} is in the workshop.`)] : []
}

/** A typed reason without its full stop, for use inside a sentence. */
const sentence = (reason: string | null): string =>
  reason?.replace(/(?<![.\s])[.\s]+$/, '') || 'no reason given'

const registration = (
  order: Pick<OrderFacts, 'ends_at'>,
  { name, rego_expires_on }: Pick<AssetFacts, 'name' | 'rego_expires_on'>,
): Reason[] =>
  rego_expires_on !== null && rego_expires_on < lastDayOf(order)
    ? [soft('rego', `${name}: Registration expired on ${formatDate(rego_expires_on)}.`)]
    : []
