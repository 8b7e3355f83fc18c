import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import type { AssetService } from '../contract/asset.ts'
import { assetCan } from '../rules/asset-status.ts'
import { nextService } from '../rules/service-rules.ts'
import { assetChanged } from './asset-events.ts'
import { assetRecord, labelOf } from './asset-record.ts'
import { updateAsset } from './asset-store.ts'

/**
 * Records a service. The next one follows from the intervals and the meters as they read at the service, else as they were
 * last read; a reading above the last one is the last one from now on.
 * @throws not_found, stale, conflict when archived, invalid for a future day.
 */
export async function recordService(
  change: Change,
  id: number,
  { serviced_on, version, ...read }: AssetService & { version?: number | undefined },
): Promise<void> {
  if (serviced_on > change.today) throw invalid({ serviced_on: 'Date cannot be in the future.' })
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.edit })
  const smu = read.smu_current ?? before.smu_current
  const odometer = read.odometer_current ?? before.odometer_current
  const after = await updateAsset(change.tx, id, {
    serviced_on,
    ...nextService(before, { serviced_on, smu, odometer }),
    smu_current: later(smu, before.smu_current),
    odometer_current: later(odometer, before.odometer_current),
  })
  change.log({ ...labelOf(after), action: 'serviced', before, after })
  await change.announce(assetChanged, { asset_id: id })
}

/** The higher of two readings: the meter may have been read since. */
const later = (read: number | null, last: number | null) =>
  read === null ? last : Math.max(read, last ?? read)
