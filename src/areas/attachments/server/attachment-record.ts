import { invalid, notFound, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { notAChoice } from '#shared/text.ts'
import { attachmentFieldRights } from '../contract/attachment.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { attachmentCan, checkAttachment } from '../rules/attachment-rules.ts'
import { attachmentChanged, attachmentNextOrder } from './attachment-questions.ts'
import {
  type AttachmentChanges,
  type NamedAttachment,
  findAttachment,
  findByCode,
  isMachineOf,
  lockAttachment,
  updateAttachment,
} from './attachment-store.ts'

/** A code is unique: names the attachment that has it. */
export const attachmentConflicts = (tx: Tx, { code }: { code: string }): UniqueConflicts => ({
  attachment_code: async () => {
    const holder = await findByCode(tx, code)
    return { code: `${holder?.name ?? 'Another attachment'} already has this code.` }
  },
})

export const attachmentRecord: PlainRecord<
  NamedAttachment,
  AttachmentChanges,
  NamedAttachment & { next_order_no: string | null }
> = {
  record_type: 'attachment',
  label: ({ code, name }) => `${code} ${name}`,
  lock: ({ tx, viewer }, id) => lockAttachment(tx, viewer, id),
  present: ({ tx, viewer }, id) => readAttachment(tx, viewer, id),
  state: async (change, attachment) => {
    const [next_order_no = null] = await change.ask(attachmentNextOrder, { attachment_id: attachment.id })
    return { ...attachment, next_order_no }
  },
  can: attachmentCan,
  update: async (change, attachment, columns) => {
    const after = await updateExplained(updateAttachment, attachmentConflicts)(change, attachment, columns)
    await change.announce(attachmentChanged, { attachment_id: attachment.id })
    return after
  },
}

/** For its notes, documents and history. */
export const attachmentRecordType: RecordType = {
  type: attachmentRecord.record_type,
  title: 'Attachment',
  path: (id) => `/dashboard/resources/attachments/${id}/edit`,
  find: findEditable(
    'attachments:read',
    findAttachment,
    attachmentCan,
    ({ code, name }) => `${code} ${name}`,
  ),
  readRight: 'attachments:read',
  // The safety officer submits and checks its lifting test.
  mayWrite: (viewer) => may(viewer, 'attachments:write') || may(viewer, 'documents:approve'),
  // The categories it fits are shown by name.
  hiddenFields: (viewer) => ['compatible_category_ids', ...hiddenRateFields(viewer)],
  references: { asset_id: 'asset' },
}

const hiddenRateFields = (viewer: Viewer): string[] =>
  Object.entries(attachmentFieldRights).flatMap(([field, right]) => (may(viewer, right) ? [] : [field]))

/** @throws not_found. */
export async function readAttachment(db: Db | Tx, viewer: Viewer, id: number): Promise<NamedAttachment> {
  const attachment = await findAttachment(db, viewer, id)
  if (!attachment) throw notFound()
  return attachment
}

interface Written {
  before: object
  fields: AttachmentChanges
}
/**
 * What a new or changed attachment must be. Someone limited to their own keeps it on a machine of their company.
 * @throws invalid; forbidden for a rate that the viewer may not set.
 */
export async function mustFit({ tx, viewer }: Change, { before, fields }: Written): Promise<void> {
  mustHoldFieldRights(viewer, attachmentFieldRights, before, fields)
  const whole: AttachmentChanges = { ...before, ...fields }
  refuse(checkAttachment(whole as Parameters<typeof checkAttachment>[0]))
  if (scopeOf(viewer, 'attachments:write') !== 'own') return
  const { subcontractor_id } = viewer
  const asset_id = whole.asset_id ?? null
  if (asset_id === null || subcontractor_id === null || !(await isMachineOf(tx, asset_id, subcontractor_id)))
    throw invalid({ asset_id: notAChoice(attachmentLabels.asset_id) })
}
