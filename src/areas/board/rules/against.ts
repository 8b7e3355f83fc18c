import { formatTime, melbourneTime } from '#shared/local-date.ts'
import type { BoardAsset, BoardOrder } from '../contract/board.ts'
import type { BoardIndex } from './chips.ts'
import { isOut } from './hire-chips.ts'

/** Why a machine cannot take an order, as far as the board knows; the server asks everything else. */
export function against(
  index: BoardIndex,
  asset: Pick<BoardAsset, 'id' | 'fleet_no'>,
  order: Pick<BoardOrder, 'job_id' | 'starts_at' | 'ends_at'>,
): string | null {
  const clash = index.booked.asset
    .get(asset.id)
    ?.find(
      ({ certainty, starts_at, ends_at }) =>
        certainty === 'confirmed' && starts_at < order.ends_at && ends_at > order.starts_at,
    )
  if (!clash) {
    const hire = index.hires.find(
      (one) => one.asset_id === asset.id && one.job_id !== order.job_id && isOut(one, order, index.today),
    )
    return hire ? `${asset.fleet_no} is on hire to ${hire.client} for ${hire.job_no}.` : null
  }
  if (clash.kind === 'workshop') return `${asset.fleet_no} is in the workshop.`
  const other = index.orders.get(clash.job_item_id ?? 0)
  const times = `${timeOf(clash.starts_at)} to ${timeOf(clash.ends_at)}`
  return other
    ? `${asset.fleet_no} is already booked on ${other.order_no} from ${times}.`
    : `${asset.fleet_no} is already booked from ${times}.`
}

const timeOf = (instant: string): string => formatTime(melbourneTime(instant))
