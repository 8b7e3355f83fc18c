import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { notificationEndpoints } from '../contract/endpoints.ts'
import {
  countNotifications,
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  pageOfRole,
  whichOf,
} from './notification-store.ts'

export { countNotifications, listNotifications } from './notification-store.ts'
export { holdersOfRight } from './notification-questions.ts'
export { type Notice, notify, settle, withdrawText } from './notify.ts'

/** Reading is recorded on the notification itself and not logged: it only concerns its owner. */
async function read(change: Change, id: number) {
  const { user_id } = personOf(change.viewer)
  const notification = await markRead(change.tx, user_id, id)
  if (!notification) throw notFound()
  change.live('notification', user_id, user_id)
  return notification
}

export const notificationsArea = serverArea({
  endpoints: notificationEndpoints,

  handlers: ({ db }) => ({
    readNotificationOfRole: ({ change, params }) => read(change, params.id),
    notificationsOfRole: ({ viewer, params }) =>
      listNotifications(db, personOf(viewer).user_id, {
        ...whichOf(params.type),
        page: 1,
        page_size: pageOfRole,
      }),
    notificationCountOfRole: ({ viewer, params }) =>
      countNotifications(db, personOf(viewer).user_id, whichOf(params.type)),
    notificationPageOfRole: ({ viewer, params }) =>
      listNotifications(db, personOf(viewer).user_id, {
        ...whichOf(params.type),
        page: params.page,
        page_size: pageOfRole,
      }),

    listNotifications: async ({ viewer, query }) => {
      const { user_id } = personOf(viewer)
      return {
        rows: await listNotifications(db, user_id, query),
        total: query.with_total ? await countNotifications(db, user_id, query) : null,
      }
    },
    countNotifications: ({ viewer }) => countUnread(db, personOf(viewer).user_id),
    readNotification: ({ change, params }) => read(change, params.id),
    readNotifications: async ({ change, body }) => {
      const { user_id } = personOf(change.viewer)
      const count = await markAllRead(change.tx, user_id, body.up_to_id)
      if (count > 0) change.live('notification', user_id, user_id)
      return { read: count }
    },
  }),
})
