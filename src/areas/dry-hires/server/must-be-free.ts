import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { formatDate, instantWords, melbourneDate } from '#shared/local-date.ts'
import { type HiredAsset, findBooked, findCharged, findOverlap } from './hired-store.ts'

/**
 * A machine, which is locked, is out once at a time and does no other firm work until it is due back, and no docket charges
 * a day that its hire charges. @throws invalid with where it is or is booked, or with the docket.
 */
export async function mustBeFree(
  tx: Tx,
  { id: asset_id, fleet_no }: HiredAsset,
  out: Omit<Parameters<typeof findOverlap>[1], 'asset_id'>,
): Promise<void> {
  const other = await findOverlap(tx, { asset_id, ...out })
  if (other) {
    const since = instantWords(other.on_hire_at)
    const words =
      other.off_hire_at === null
        ? `is on hire for ${other.job_no} since ${since}`
        : `was on hire for ${other.job_no} from ${since} to ${instantWords(other.off_hire_at)}`
    throw invalid({ asset_id: `${fleet_no} ${words}.` })
  }
  const work = await findBooked(tx, { asset_id, ...out })
  if (work)
    throw invalid({
      asset_id: `${fleet_no} is booked on ${work.order_no} on ${formatDate(melbourneDate(work.starts_at))}. Release it there first.`,
    })
  const docket = await findCharged(tx, { asset_id, ...out })
  if (docket)
    throw invalid({
      on_date: `Docket ${docket.docket_no} charges ${formatDate(docket.shift_date)} already. Void it first, or choose other days.`,
    })
}
