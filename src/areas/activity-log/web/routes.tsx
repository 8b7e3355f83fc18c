import { createRoute } from '@tanstack/react-router'
import { param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const logsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/logs',
  staticData: { title: 'Logs', permission: 'activity-log:read' },
  validateSearch: searchOf({
    search: param.text,
    record_type: param.text,
    actor_user_id: param.number,
    action: param.text,
    from: param.date,
    to: param.date,
  }),
  component: lazyPart(() => import('./LogsScreen.tsx'), 'LogsScreen'),
})

/** This file is part of the first page that anybody loads: screens and schemas come with the route. */
export const activityLogRoutes = [logsRoute] as const
