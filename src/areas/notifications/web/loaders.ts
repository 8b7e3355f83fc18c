import { listLoader } from '#platform/web/screen-loaders.ts'
import { notificationEndpoints } from '../contract/endpoints.ts'

export const loadNotifications = listLoader(notificationEndpoints.listNotifications)
