import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { notificationTypes } from '../contract/notification-types.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const notificationRoutes = [
  screenRoute('/dashboard/notifications', {
    title: 'Notifications',
    permission: 'notifications:read',
    search: listSearch({ type: param.oneOf(notificationTypes), unread: param.flag }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadNotifications'),
    screen: lazyPart(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
  }),
] as const
