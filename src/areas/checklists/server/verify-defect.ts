import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { defectActions, defectCan } from '../rules/defect-status.ts'
import { moveDefect } from './move-defect.ts'
import { defectRecord } from './read-defect.ts'

/** @throws not_found, stale, conflict by its status, and for the person who fixed it. */
export async function verifyDefect(change: Change, id: number, version?: number): Promise<void> {
  const { user_id } = change.viewer
  const { record: before } = await openRecord(change, defectRecord, {
    id,
    version,
    can: (defect) => defectCan.verify({ ...defect, user_id }),
  })
  await moveDefect(change, before, 'verified', {
    status: defectActions.verify.to,
    verified_at: change.now.toISOString(),
    verified_by: user_id,
  })
}
