import type { Change } from '#platform/server/change/change.ts'
import type { Permission } from '#shared/permissions.ts'
import type { NotificationType } from '../contract/notification-types.ts'
import { holdersOfRight } from './notification-questions.ts'
import { insertNotifications } from './notification-store.ts'

export interface Notice {
  /** Who is notified, by name. */
  user_ids?: readonly number[]
  /** And everybody active who holds this right, but not the person who makes the change. */
  permission?: Permission
  type: NotificationType
  title: string
  body?: string
  /** Where to go for it, an address of this product. */
  link?: string
  record_type?: string
  record_id?: number
  /** A person is notified once of the same: `document-expiry:31:7`. */
  dedupe_key?: string
}

/** Notifies people of something, as part of the change that brought it about; their bells ring when it is kept. */
export async function notify(
  change: Change,
  { user_ids = [], permission, ...notice }: Notice,
): Promise<void> {
  const holders = permission ? (await change.ask(holdersOfRight, { permission })).flat() : []
  const others = holders.filter((id) => id !== change.viewer.user_id)
  const notified = await insertNotifications(change.tx, [...new Set([...user_ids, ...others])], notice)
  for (const user_id of notified) change.live('notification', user_id, user_id)
}
