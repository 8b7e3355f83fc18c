import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { AssetService } from '../contract/asset.ts'
import { assetCan } from '../rules/asset-status.ts'
import { nextService, serviceErrors } from '../rules/service-rules.ts'
import { assetChanged } from './asset-events.ts'
import { assetRecord, labelOf } from './asset-record.ts'
import { type StoredAsset, updateAsset } from './asset-store.ts'

/**
 * Records a service. The next one follows from the intervals and the meters as they read at the service; of one today,
 * else as they were last read. A reading above the last one is the last one from then on, unless they were read since.
 * @throws not_found, stale, conflict when archived, invalid for a future day or one before the last service, and for an
 * earlier day without the readings that the next service follows from.
 */
export async function recordService(
  change: Change,
  id: number,
  { serviced_on, version, ...read }: AssetService & { version?: number | undefined },
): Promise<void> {
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.edit })
  refuse(serviceErrors({ serviced_on, ...read }, before, change.today))
  const after = await updateAsset(change.tx, id, {
    serviced_on,
    ...nextService(before, {
      serviced_on,
      smu: read.smu_current ?? before.smu_current,
      odometer: read.odometer_current ?? before.odometer_current,
    }),
    ...(serviced_on === change.today
      ? raised(before, read, change.now.toISOString())
      : raisedSince(before, read, melbourneInstant(addDays(serviced_on, 1), '00:00'))),
  })
  change.log({ ...labelOf(after), action: 'serviced', before, after })
  await change.announce(assetChanged, { asset_id: id })
}

type Read = Pick<AssetService, 'smu_current' | 'odometer_current'>

/** The meters as they read on an earlier day, which ended at this instant: what was read since stays. */
const raisedSince = (before: StoredAsset, read: Read, at: string) =>
  before.meters_read_at !== null && Date.parse(before.meters_read_at) >= Date.parse(at)
    ? {}
    : raised(before, read, at)

/** Those of the meters that read more than before, and when they did. */
function raised(before: StoredAsset, { smu_current: smu, odometer_current: odometer }: Read, at: string) {
  const higher = {
    ...(smu != null && smu > (before.smu_current ?? -1) && { smu_current: smu }),
    ...(odometer != null && odometer > (before.odometer_current ?? -1) && { odometer_current: odometer }),
  }
  return Object.keys(higher).length === 0 ? {} : { ...higher, meters_read_at: at }
}
