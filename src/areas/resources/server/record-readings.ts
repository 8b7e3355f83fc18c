import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields } from '#platform/server/change/defined-fields.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { type Readings, checkReadings } from '../rules/reading-rules.ts'
import { lockAsset, updateAsset } from './asset-store.ts'
import { labelOf } from './asset-record.ts'

/**
 * Records an asset's meter readings at an instant, for anyone who works with it. A null reading changes
 * nothing, nor does a late one, when the meters have been read since.
 * @throws not_found; invalid for a reading below the last one.
 */
export async function recordReadings(
  change: Change,
  id: number,
  { smu, odometer }: Readings,
  at: string,
): Promise<void> {
  const before = await lockAsset(change.tx, system, id)
  if (!before) throw notFound()
  if (before.meters_read_at !== null && Date.parse(at) < Date.parse(before.meters_read_at)) return
  checkReadings({ smu, odometer }, before)
  const patch = changedFields(before, {
    ...(smu === null ? {} : { smu_current: smu }),
    ...(odometer === null ? {} : { odometer_current: odometer }),
  })
  if (Object.keys(patch).length === 0) return
  const after = await updateAsset(change.tx, id, { ...patch, meters_read_at: at })
  change.log({ ...labelOf(after), action: 'meters read', before, after })
}
