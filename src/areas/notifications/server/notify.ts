import type { Change } from '#platform/server/change/change.ts'
import type { Permission } from '#shared/permissions.ts'
import type { NotificationType } from '../contract/notification-types.ts'
import { holdersOfRight } from './notification-questions.ts'
import { insertNotifications } from './notification-store.ts'

export interface Notice {
  /** The users to notify, by name. */
  user_ids?: readonly number[]
  /** Also every active user with this right, except the one who makes the change. */
  permission?: Permission
  type: NotificationType
  title: string
  /** Whose work it is about; the text begins with it. */
  client?: string | null | undefined
  body?: string
  /** Where it links to: an address in this product. */
  link?: string
  record_type?: string
  record_id?: number
  /** A person is notified only once per key: `document-expiry:31:7`. */
  dedupe_key?: string
}

/** Notifies people as part of the change that causes it; their bells ring when it commits. */
export async function notify(
  change: Change,
  { user_ids = [], permission, client, ...about }: Notice,
): Promise<void> {
  const holders = permission ? (await change.ask(holdersOfRight, { permission })).flat() : []
  const others = holders.filter((id) => id !== change.viewer.user_id)
  const notice = client ? { ...about, body: about.body ? `${client}: ${about.body}` : client } : about
  const notified = await insertNotifications(change.tx, [...new Set([...user_ids, ...others])], notice)
  for (const user_id of notified) change.live('notification', user_id, user_id)
}
