import { useLocation } from '@tanstack/react-router'
import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Attachment } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentNoun } from '../rules/attachment-labels.ts'
import { attachmentCan } from '../rules/attachment-rules.ts'
import { allocateAttachmentPaths, attachmentPaths, attachmentTabs } from './attachment-paths.ts'

/** Attachments, under whichever of their two addresses the person used. */
export function useAttachmentRecord(): TabbedPlainRecord<keyof typeof attachmentTabs, Attachment> {
  const isAllocating = useLocation({
    select: ({ pathname }) => pathname.startsWith(allocateAttachmentPaths.list),
  })
  return { ...attachmentRecord, paths: isAllocating ? allocateAttachmentPaths : attachmentPaths }
}

const attachmentRecord = {
  noun: attachmentNoun,
  keptBy: 'Orders',
  write: 'attachments:write',
  tabs: attachmentTabs,
  can: attachmentCan,
  archive: attachmentEndpoints.archiveAttachments,
  restore: attachmentEndpoints.restoreAttachments,
} as const
