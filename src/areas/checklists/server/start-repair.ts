import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { defectActions, defectCan } from '../rules/defect-status.ts'
import { moveDefect } from './move-defect.ts'
import { defectRecord } from './read-defect.ts'

/** @throws not_found, stale, conflict by its status. */
export async function startRepair(change: Change, id: number, version?: number): Promise<void> {
  const { record: before } = await openRecord(change, defectRecord, {
    id,
    version,
    can: defectCan.startRepair,
  })
  await moveDefect(change, before, 'taken into repair', { status: defectActions.startRepair.to })
}
