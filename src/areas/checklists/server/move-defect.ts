import { putBackOnRoad } from '#areas/resources/server/index.ts'
import { conflict, forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { may } from '#platform/server/viewer.ts'
import type { DefectFix } from '../contract/defect.ts'
import { defectCan } from '../rules/defect-rules.ts'
import { lockCheckedAsset } from './asset-checklist-store.ts'
import { type StoredDefect, otherCritical, updateDefect } from './defect-store.ts'
import { labelOfDefect } from './note-defects.ts'
import { lockFor } from './read-defect.ts'

/** @throws not_found, stale, conflict by its status. */
export async function startRepair(change: Change, id: number, version?: number): Promise<void> {
  const before = await lockFor(change, id, version, defectCan.startRepair)
  await move(change, before, 'taken into repair', { status: 'In Repair' })
}

/**
 * Says how a defect was fixed; on the same word its asset goes out again, where that is asked.
 * @throws not_found; stale; forbidden for who may not put plant back; conflict by its status, by that of the asset, and
 * while another critical defect of the asset is not fixed.
 */
export async function fixDefect(
  change: Change,
  id: number,
  { version, resolution, put_back_on_road }: DefectFix,
): Promise<void> {
  if (put_back_on_road && !may(change.viewer, 'resources:off_road')) throw forbidden()
  const before = await lockFor(change, id, version, defectCan.fix)
  await move(change, before, 'fixed', {
    status: 'Fixed',
    resolution,
    fixed_at: change.now.toISOString(),
    fixed_by: change.viewer.user_id,
  })
  if (!put_back_on_road) return
  // The asset is held by now: a checklist that fails at the same time is seen here, or finds the asset out again.
  const other = await otherCritical(change.tx, before)
  if (other) throw conflict(`Another critical defect is not fixed yet: ${other.description}`)
  await putBackOnRoad(change, before.asset_id)
}

/** @throws not_found, stale, conflict by its status, and for who fixed it. */
export async function verifyDefect(change: Change, id: number, version?: number): Promise<void> {
  const { user_id } = change.viewer
  const before = await lockFor(change, id, version, (defect) => defectCan.verify(defect, user_id))
  await move(change, before, 'verified', {
    status: 'Verified',
    verified_at: change.now.toISOString(),
    verified_by: user_id,
  })
}

async function move(
  change: Change,
  before: StoredDefect,
  action: string,
  changes: Parameters<typeof updateDefect>[2],
): Promise<void> {
  const asset = await lockCheckedAsset(change.tx, before.asset_id)
  if (!asset) throw notFound()
  const after = await updateDefect(change.tx, before.id, changes)
  change.log({ ...labelOfDefect(asset.fleet_no, after), action, before, after })
}
