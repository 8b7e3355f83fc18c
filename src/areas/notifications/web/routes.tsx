import { createRoute, lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { notificationTypes } from '../contract/notification-types.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/notifications',
  staticData: { title: 'Notifications', permission: 'notifications:read' },
  validateSearch: listSearch({ type: param.oneOf(notificationTypes), unread: param.flag }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadNotifications'),
  component: lazyPart(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const notificationRoutes = [listRoute] as const
