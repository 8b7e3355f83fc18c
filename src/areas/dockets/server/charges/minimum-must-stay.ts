import { unchargedMinimum } from '#areas/rates/rules/lines/floor-line.ts'
import { unchargedQuantity } from '#areas/rates/rules/lines/quantity-floor.ts'
import { isOnce } from '../../rules/charges/once-units.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { leftWords, minimumWords } from '../../rules/charges/left-words.ts'
import { findAssetName, findDocketOrder } from '../lookups-store.ts'
import { findTariff } from './find-tariff.ts'
import { dayOf } from './price-docket.ts'
import { type DocketDay, listCounting, keyOfDay, listSharedDays, lockDay } from './standing-dockets-store.ts'

/**
 * Checks that the minimum of each day which some dockets share, or shared in an earlier revision, with others is
 * charged in full. `days`: further ones, that a docket was on before it was changed; `approving`: those just approved. @throws conflict, naming the docket that charges too little.
 */
export async function minimumMustStay(
  tx: Tx,
  docket_nos: readonly string[],
  { days = [], approving = [] }: { days?: readonly DocketDay[]; approving?: readonly string[] } = {},
): Promise<void> {
  for (const shared of distinct([...days, ...(await listSharedDays(tx, docket_nos))])) {
    await lockDay(tx, shared)
    const counting = await listCounting(tx, shared)
    // Each docket took what the day lacked by its own order's rate: the day is as the newest left it.
    const newest = counting.at(-1)
    const order = newest && (await findDocketOrder(tx, newest.job_item_id))
    if (!order || isOnce(order.rate.unit)) continue
    const asset = shared.asset_id === null ? undefined : await findAssetName(tx, shared.asset_id)
    const tariff = await findTariff(tx, order, {
      asset,
      shift_date: shared.shift_date,
      docket_no: null,
      loads: [],
    })
    const day = await dayOf(tx, { ...shared, docket_no: null }, [])
    const uncharged = order.rate.unit === 'hour' ? unchargedMinimum : unchargedQuantity
    const words = uncharged(day, tariff) > 0 ? leftWords(minimumWords, counting, approving) : null
    if (words !== null) throw conflict(words)
  }
}

/** In one order, so that two changes that lock the same days wait for each other. */
const distinct = (days: readonly DocketDay[]): DocketDay[] =>
  [...new Map(days.map((day) => [keyOfDay(day), day]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, day]) => day)
