import * as z from 'zod'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { attachmentNoun } from '../rules/attachment-labels.ts'
import { Attachment, AttachmentInput, AttachmentPatch, AttachmentRow } from './attachment.ts'
import { attachmentKinds, attachmentStatuses } from './choices.ts'
import { fitFilters } from './machines/fit.ts'
import { machineEndpoints } from './machines/machine-endpoints.ts'

const attachments = recordEndpoints({
  noun: attachmentNoun,
  path: '/api/attachments',
  topic: 'attachment',
  rights: { read: 'attachments:read', write: 'attachments:write', export: 'attachments:export' },
})

export const attachmentFilters = listQuery(['code', 'name', 'size_mm', 'created_at'], 'code').extend({
  kind: z.enum(attachmentKinds).optional(),
  status: z.enum(attachmentStatuses).optional(),
  ...fitFilters,
})
export type AttachmentFilters = z.output<typeof attachmentFilters>
/** What narrows a list or an export. */
export type AttachmentNarrowing = Omit<AttachmentFilters, keyof typeof notExported>

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
