import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import { usePathsUsed } from '#platform/web/records/use-paths-used.ts'
import type { Attachment } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentNoun } from '../rules/attachment-labels.ts'
import { attachmentCan } from '../rules/attachment-rules.ts'
import { allocateAttachmentPaths, attachmentPaths, attachmentTabs } from './attachment-paths.ts'

/** Attachments, under whichever of their two addresses the person used. */
export const useAttachmentRecord = (): TabbedPlainRecord<keyof typeof attachmentTabs, Attachment> => ({
  ...attachmentRecord,
  paths: usePathsUsed(attachmentPaths, allocateAttachmentPaths, allocateAttachmentPaths.list),
})

const attachmentRecord = {
  noun: attachmentNoun,
  keptBy: 'Orders',
  write: 'attachments:write',
  tabs: attachmentTabs,
  can: attachmentCan,
  archive: attachmentEndpoints.archiveAttachments,
  restore: attachmentEndpoints.restoreAttachments,
} as const
