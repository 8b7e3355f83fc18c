import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { MessageStatus } from '../../contract/message-statuses.ts'

export const messageTone: Readonly<Record<MessageStatus, Tone | Look>> = {
  queued: quiet.waiting,
  sent: quiet.agreed,
  kept: quiet.ready,
  failed: 'danger',
}
