import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { hiddenFieldsOf } from '#platform/server/change/field-rights.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { attachmentFieldRights } from '../contract/rates/rate.ts'
import { attachmentCan } from '../rules/attachment-rules.ts'
import { attachmentChanged, attachmentNextOrder } from './attachment-questions.ts'
import {
  type AttachmentChanges,
  type NamedAttachment,
  findAttachment,
  findByCode,
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
export const attachmentRecordType = plainRecordType({
  record: attachmentRecord,
  title: 'Attachment',
  path: (id) => `/dashboard/resources/attachments/${id}/edit`,
  rights: { read: 'attachments:read', write: 'attachments:write' },
  find: findAttachment,
  can: attachmentCan,
  // The safety officer submits and checks its lifting test.
  mayWrite: async (viewer, db, id) =>
    may(viewer, 'documents:approve') ||
    (may(viewer, 'attachments:write') && (await findAttachment(db, viewer, id))?.is_changeable === 1),
  // The categories it fits are shown by name.
  hiddenFields: (viewer) => ['compatible_category_ids', ...hiddenFieldsOf(attachmentFieldRights)(viewer)],
  references: { asset_id: 'asset' },
})

/** @throws not_found. */
export const readAttachment = orNotFound(findAttachment)
