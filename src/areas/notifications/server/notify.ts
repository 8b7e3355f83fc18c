import type { Change } from '#platform/server/change/change.ts'
import type { Permission } from '#shared/permissions.ts'
import type { NotificationType } from '../contract/notification-types.ts'
import { holdersOfRight } from './notification-questions.ts'
import {
  type ByKey,
  clearNotifications,
  insertNotifications,
  settleNotifications,
  upsertNotifications,
} from './notification-store.ts'

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
  /** What those without a right read instead. */
  without?: { permission: Permission; body: string }
  /** Where it links to: an address in this product. */
  link?: string
  record_type?: string
  record_id?: number
  /** A person is notified only once per key: `document-expiry:31:7`. */
  dedupe_key?: string
  /** Those already notified read this text from now on. */
  replaces_text?: boolean
}

/** Notifies people as part of the change that causes it; their bells ring when it commits. */
export async function notify(
  change: Change,
  { user_ids = [], permission, without, ...notice }: Notice,
): Promise<void> {
  const others = permission ? await holdersOf(change, permission) : []
  const all = [...user_ids, ...others.filter((id) => id !== change.viewer.user_id)]
  if (!without) return insertNotices(change, all, notice)
  const holders = new Set(await holdersOf(change, without.permission))
  const [withRight, withoutRight] = [
    all.filter((id) => holders.has(id)),
    all.filter((id) => !holders.has(id)),
  ]
  await insertNotices(change, withRight, notice)
  await insertNotices(change, withoutRight, { ...notice, body: without.body })
}

const holdersOf = async (change: Change, permission: Permission): Promise<number[]> =>
  (await change.ask(holdersOfRight, { permission })).flat()

async function insertNotices(
  change: Change,
  user_ids: readonly number[],
  { client, replaces_text = false, ...about }: Omit<Notice, 'user_ids' | 'permission' | 'without'>,
): Promise<void> {
  const notice = client ? { ...about, body: about.body ? `${client}: ${about.body}` : client } : about
  const insert = replaces_text ? upsertNotifications : insertNotifications
  const notified = await insert(change.tx, [...new Set(user_ids)], notice)
  for (const user_id of notified) change.live('notification', user_id, user_id)
}

/** Takes back what notifications about a record quote, by their key; that people were notified stays. */
export const withdrawText = (change: Change, about: ByKey): Promise<void> =>
  refreshed(change, clearNotifications(change.tx, about))

/** What notifications about a record asked for is done, by their key: nobody has to read them any more. */
export const settle = (change: Change, about: ByKey): Promise<void> =>
  refreshed(change, settleNotifications(change.tx, about))

async function refreshed(change: Change, owners: Promise<number[]>): Promise<void> {
  for (const user_id of await owners) change.live('notification', user_id, user_id)
}
