import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { MessageStatus } from '../../contract/message-statuses.ts'

export const messageTone: Readonly<Record<MessageStatus, Tone>> = {
  queued: 'warning',
  sent: 'success',
  kept: 'info',
  failed: 'danger',
}
