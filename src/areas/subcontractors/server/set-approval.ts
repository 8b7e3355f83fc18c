import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { subcontractorRecord } from './subcontractor-record.ts'
import { updateSubcontractor } from './subcontractor-store.ts'

/** Approves a subcontractor for work. @throws not_found, stale, conflict when already approved. */
export async function approveSubcontractor(change: Change, id: number, version?: number): Promise<void> {
  const { record: before } = await openRecord(change, subcontractorRecord, {
    id,
    version,
    can: subcontractorCan.approve,
  })
  const after = await updateSubcontractor(change.tx, id, {
    status: 'approved',
    approved_at: change.now.toISOString(),
    approved_by: change.viewer.user_id,
    suspended_reason: null,
  })
  const record = { record_type: 'subcontractor', record_id: id, record_label: after.name }
  change.log({ ...record, action: 'approved', before, after })
}

/** Suspends it. @throws not_found, stale, conflict when already suspended. */
export async function suspendSubcontractor(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { record: before } = await openRecord(change, subcontractorRecord, {
    id,
    version,
    can: subcontractorCan.suspend,
  })
  const after = await updateSubcontractor(change.tx, id, { status: 'suspended', suspended_reason: reason })
  const record = { record_type: 'subcontractor', record_id: id, record_label: after.name }
  change.log({ ...record, action: 'suspended', before, after })
}
