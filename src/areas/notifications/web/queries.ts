import { read } from '#platform/web/calls/api.ts'
import { notificationEndpoints } from '../contract/endpoints.ts'

export const countsQuery = read(notificationEndpoints.countNotifications, {})

/** What the bell shows: the newest few. */
export const newestQuery = read(notificationEndpoints.listNotifications, {
  query: { page_size: 8, with_total: '0' },
})
