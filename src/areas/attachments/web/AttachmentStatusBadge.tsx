import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { AttachmentStatus } from '../contract/choices.ts'
import { attachmentStatusWords } from '../rules/attachment-words.ts'
import { attachmentTone } from './attachment-tone.ts'

export const AttachmentStatusBadge = ({ status }: { status: AttachmentStatus }) => (
  <StatusBadge status={attachmentStatusWords[status]} tone={attachmentTone[status]} />
)
