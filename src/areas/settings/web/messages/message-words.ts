import type { MessageStatus } from '../../contract/message-statuses.ts'

export const statusWords: Readonly<Record<MessageStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Not emailed',
  failed: 'Failed',
}
