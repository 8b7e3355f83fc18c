import type { Change } from '#platform/server/change.ts'
import { defectCan } from '../rules/defect-rules.ts'
import { moved } from './move-defect.ts'
import { lockFor } from './read-defect.ts'

/** @throws not_found, stale, conflict by its status. */
export async function startRepair(change: Change, id: number, version?: number): Promise<void> {
  const before = await lockFor(change, id, version, defectCan.startRepair)
  await moved(change, before, 'taken into repair', { status: 'In Repair' })
}
