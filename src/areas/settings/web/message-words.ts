import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { MessageStatus } from '../contract/message-statuses.ts'

export const statusWords: Readonly<Record<MessageStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
}

export const statusTones: Readonly<Record<MessageStatus, Tone>> = {
  queued: 'warning',
  sent: 'success',
  kept: 'info',
  failed: 'danger',
}
