import type { ImageSender } from '#shared/image-limits.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** Who sends a file. */
export interface Sender {
  kind: ImageSender
  /** The parties that turns rotate among. */
  party: string
}

/** The server itself. */
export const ourselves: Sender = { kind: 'people', party: 'server' }

interface LinkedRecord {
  record_type: string
  record_id: number
}

/** `record`: what the link opens, for a sender without a session. */
export function senderOf({ user_id, user_type }: Viewer, record: LinkedRecord | null): Sender {
  if (user_id === null) return { kind: 'visitors', party: `link ${record?.record_type} ${record?.record_id}` }
  return { kind: user_type === null ? 'waiting' : 'people', party: `user ${user_id}` }
}
