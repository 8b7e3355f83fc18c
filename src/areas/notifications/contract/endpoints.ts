import * as z from 'zod'
import { endpoint, idParams, listQuery } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { Notification, NotificationCounts } from './notification.ts'
import { notificationTypes } from './notification-types.ts'

const topic = 'notification'
const permission = 'notifications:read'

const typeParams = z.object({ type: z.enum(['all', 'unread', ...notificationTypes]) })
export type TypeParam = z.output<typeof typeParams>['type']

export const notificationFilters = listQuery(['id'], '-id')
  .omit({ search: true, archived: true })
  .extend({ type: z.enum(notificationTypes).optional(), unread: z.enum(['0', '1']).optional() })
export type NotificationFilters = z.output<typeof notificationFilters>

/** The specification's calls (section 7), then those of the bell and of the list. Everyone sees only their own. */
export const notificationEndpoints = {
  readNotificationOfRole: endpoint({
    method: 'GET',
    path: '/api/{role}/notifications/read/:id',
    permission,
    summary: 'Mark a notification read.',
    topic,
    effect: 'write',
    lenient: true,
    params: idParams,
    output: Notification,
  }),
  notificationsOfRole: endpoint({
    method: 'GET',
    path: '/api/{role}/notifications/:type',
    permission,
    summary: 'The newest fifty notifications of a type, newest first.',
    topic,
    lenient: true,
    params: typeParams,
    output: z.array(Notification),
  }),
  notificationCountOfRole: endpoint({
    method: 'GET',
    path: '/api/{role}/notifications/:type/count',
    permission,
    summary: 'Count the notifications of a type.',
    topic,
    lenient: true,
    params: typeParams,
    output: z.number(),
  }),
  notificationPageOfRole: endpoint({
    method: 'GET',
    path: '/api/{role}/notifications/:type/:page',
    permission,
    summary: 'A page of fifty notifications of a type, newest first.',
    topic,
    lenient: true,
    params: typeParams.extend({ page: idParam }),
    output: z.array(Notification),
  }),

  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    permission,
    summary: 'List notifications.',
    topic,
    list: true,
    query: notificationFilters,
    output: Notification,
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications/counts',
    permission,
    summary: 'Count the unread notifications, in total and by type.',
    topic,
    output: NotificationCounts,
  }),
  readNotification: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/read',
    permission,
    summary: 'Mark a notification read.',
    topic,
    params: idParams,
    output: Notification,
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    permission,
    summary: 'Mark all notifications read, up to the newest one seen.',
    topic,
    body: z.object({ up_to_id: z.number().int().positive() }),
    output: z.object({ read: z.number() }),
  }),
}
