import { refuse } from '#platform/contract/app-error.ts'
import { openCategories } from '#areas/resources/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
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
  hiddenFields: (viewer) => ['compatible_category_ids', ...hiddenRateFields(viewer)],
  references: { asset_id: 'asset' },
})

const hiddenRateFields = (viewer: Viewer): string[] =>
  Object.entries(attachmentFieldRights).flatMap(([field, right]) => (may(viewer, right) ? [] : [field]))

/** @throws not_found. */
export const readAttachment = orNotFound(findAttachment)

interface Written {
  /** null for a new one. */
  before: NamedAttachment | null
  fields: AttachmentChanges
  /** The machines that it may go on, locked. */
  machines: readonly number[]
}
/**
 * What a new or changed attachment must be. Its machine and the categories it fits are current when they are chosen;
 * someone limited to their own keeps it on a machine of their company.
 * @throws invalid; forbidden for a rate that the viewer may not set.
 */
export async function mustFit({ tx, viewer }: Change, { before, fields, machines }: Written): Promise<void> {
  mustHoldFieldRights(viewer, attachmentFieldRights, before ?? {}, fields)
  const whole: AttachmentChanges = { ...before, ...fields }
  refuse(checkAttachment(whole as Parameters<typeof checkAttachment>[0]))
  const { asset_id = before ? undefined : null, compatible_category_ids = [] } = fields
  const isWrongMachine =
    asset_id === null
      ? scopeOf(viewer, 'attachments:write') === 'own'
      : asset_id !== undefined && !machines.includes(asset_id)
  const added = compatible_category_ids.filter((id) => !before?.compatible_category_ids.includes(id))
  const isWrongCategory = added.length > 0 && (await openCategories(tx, added)).length < added.length
  refuse({
    ...(isWrongMachine && { asset_id: notAChoice(attachmentLabels.asset_id) }),
    ...(isWrongCategory && {
      compatible_category_ids: notAChoice(attachmentLabels.compatible_category_ids),
    }),
  })
}
