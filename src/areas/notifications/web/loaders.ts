import { listLoader } from '#platform/web/guard/screen-loaders.ts'
import { notificationEndpoints } from '../contract/endpoints.ts'

export const loadNotifications = listLoader(notificationEndpoints.listNotifications)
