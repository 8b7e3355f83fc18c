import * as z from 'zod'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { endpoint, exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { TickChanges, gridRow } from '#platform/contract/ticks.ts'
import { attachmentNoun } from '../rules/attachment-labels.ts'
import { Attachment, AttachmentInput, AttachmentPatch, AttachmentRow } from './attachment.ts'
import { attachmentKinds, attachmentStatuses } from './choices.ts'

const attachments = recordEndpoints({
  noun: attachmentNoun,
  path: '/api/attachments',
  topic: 'attachment',
  rights: { read: 'attachments:read', write: 'attachments:write', export: 'attachments:export' },
})

export const attachmentFilters = listQuery(['code', 'name', 'size_mm', 'created_at'], 'code').extend({
  kind: z.enum(attachmentKinds).optional(),
  status: z.enum(attachmentStatuses).optional(),
  hitch_type: z.enum(hitchTypes).optional(),
  /** Those that fit it. */
  asset_category_id: idParam.optional(),
  /** Those fixed to it. */
  asset_id: idParam.optional(),
})
export type AttachmentFilters = z.output<typeof attachmentFilters>
/** What narrows a list or an export. */
export type AttachmentNarrowing = Omit<AttachmentFilters, keyof typeof notExported>

/** An attachment in the grid of machines. */
const GridAttachment = z
  .object({
    ...gridRow,
    compatible_category_ids: z.array(z.number()),
    /** Fleet number and name of the machine it stays on. */
    asset: z.string().nullable(),
    /** 1: the viewer’s right to change attachments includes this one. */
    is_changeable: z.number(),
  })
  .meta({ id: 'GridAttachment' })
export type GridAttachment = z.output<typeof GridAttachment>

const machineEndpoints = {
  attachmentsByMachine: endpoint({
    method: 'GET',
    path: '/api/attachments/machines',
    permission: 'attachments:read',
    summary: 'Every attachment with the id of the machine it stays on.',
    topic: 'attachment',
    also: ['asset'],
    output: z.array(GridAttachment),
  }),
  moveAttachments: endpoint({
    method: 'POST',
    path: '/api/attachments/machines',
    permission: 'attachments:write',
    summary:
      'Put attachments on other machines, or on none, all or none. `row_id` is the attachment’s id, `column_id` the machine’s: the one it leaves and the one it goes on.',
    topic: 'attachment',
    body: TickChanges,
    output: z.object({ changed: z.number() }),
    message: 'Attachments saved.',
  }),
}

export const attachmentEndpoints = {
  ...machineEndpoints,
  listAttachments: attachments.list({ query: attachmentFilters, output: AttachmentRow }),
  exportAttachments: attachments.export({ query: attachmentFilters.omit(notExported).extend(exportQuery) }),
  getAttachment: attachments.get({ output: Attachment }),
  createAttachment: attachments.create({ body: AttachmentInput, output: Attachment }),
  editAttachment: attachments.edit({ body: AttachmentPatch, output: Attachment }),
  archiveAttachments: attachments.archiveMany(),
  restoreAttachments: attachments.restoreMany(),
}
