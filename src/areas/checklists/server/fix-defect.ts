import { putBackOnRoad } from '#areas/resources/server/index.ts'
import { conflict, forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { DefectFix } from '../contract/defect.ts'
import { defectActions, defectCan } from '../rules/defect-status.ts'
import { otherCritical } from './defect-store.ts'
import { moveDefect } from './move-defect.ts'
import { defectRecord } from './read-defect.ts'

/**
 * Records how a defect was fixed and, if asked, puts its asset back on the road in the same change.
 * @throws not_found; stale; forbidden without the right to put plant back; conflict by its status, by that of
 * the asset, and while another critical defect of the asset is not fixed.
 */
export async function fixDefect(
  change: Change,
  id: number,
  { version, resolution, put_back_on_road }: DefectFix,
): Promise<void> {
  if (put_back_on_road && !may(change.viewer, 'resources:off_road')) throw forbidden()
  const { record: before } = await openRecord(change, defectRecord, { id, version, can: defectCan.fix })
  await moveDefect(change, before, 'fixed', {
    status: defectActions.fix.to,
    resolution,
    fixed_at: change.now.toISOString(),
    fixed_by: change.viewer.user_id,
  })
  if (!put_back_on_road) return
  // The asset is locked by now: a checklist failing at the same time is seen here, or parks the asset again
  // afterwards.
  const other = await otherCritical(change.tx, before)
  if (other) throw conflict(`Another critical defect is not fixed yet: ${other.description}`)
  await putBackOnRoad(change, before.asset_id)
}
