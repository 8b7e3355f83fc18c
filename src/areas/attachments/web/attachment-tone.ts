import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { AttachmentStatus } from '../contract/choices.ts'

export const attachmentTone: Readonly<Record<AttachmentStatus, Tone | Look>> = {
  available: quiet.agreed,
  in_workshop: quiet.waiting,
  sold: quiet.over,
}
