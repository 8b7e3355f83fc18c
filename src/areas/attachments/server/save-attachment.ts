import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { AttachmentInput, AttachmentPatch } from '../contract/attachment.ts'
import { attachmentCan } from '../rules/attachment-rules.ts'
import { attachmentConflicts, attachmentRecord } from './attachment-record.ts'
import { type NamedAttachment, insertAttachment } from './attachment-store.ts'
import { lockMachines } from './machines/machine-store.ts'
import { mustFit } from './machines/must-fit.ts'

/**
 * Adds an attachment. @throws invalid, also for an archived machine or category; forbidden for a rate that the viewer may
 * not set.
 */
export async function createAttachment(change: Change, input: AttachmentInput): Promise<NamedAttachment> {
  const fields = definedFields(input)
  const machines = await lockMachines(change.tx, change.viewer, fields.asset_id ? [fields.asset_id] : [])
  await mustFit(change, { before: null, fields, machines })
  return createRecord(
    change,
    attachmentRecord,
    () => insertAttachment(change.tx, fields),
    attachmentConflicts(change.tx, fields),
  )
}

/** @throws not_found; stale with the current attachment; conflict for an archived one; as above. */
export async function editAttachment(
  change: Change,
  id: number,
  { version, ...fields }: AttachmentPatch,
): Promise<void> {
  const machines = await lockMachines(change.tx, change.viewer, fields.asset_id ? [fields.asset_id] : [])
  const { record: before } = await openRecord(change, attachmentRecord, {
    id,
    version,
    can: attachmentCan.edit,
  })
  const patch = changedFields(before, definedFields(fields))
  if (Object.keys(patch).length === 0) return
  await mustFit(change, { before, fields: patch, machines })
  const after = await attachmentRecord.update(change, before, patch)
  change.log({ ...entryOf(attachmentRecord, after), action: 'updated', before, after })
}
