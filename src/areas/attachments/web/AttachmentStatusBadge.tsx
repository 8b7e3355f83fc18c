import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { AttachmentStatus } from '../contract/choices.ts'
import { attachmentStatusWords } from '../rules/attachment-words.ts'

const attachmentTone: Readonly<Record<AttachmentStatus, Tone | Look>> = {
  available: quiet.agreed,
  in_workshop: quiet.waiting,
  sold: quiet.over,
}

export const AttachmentStatusBadge = ({ status }: { status: AttachmentStatus }) => (
  <StatusBadge status={attachmentStatusWords[status]} tone={attachmentTone[status]} />
)
