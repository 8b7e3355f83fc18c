import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: screens and schemas come with the route. */
export const activityLogRoutes = [
  screenRoute('/dashboard/logs', {
    title: 'Logs',
    permission: 'activity-log:read',
    search: searchOf({
      search: param.text,
      record_type: param.text,
      actor_user_id: param.number,
      action: param.text,
      from: param.date,
      to: param.date,
    }),
    screen: lazyPart(() => import('./LogsScreen.tsx'), 'LogsScreen'),
  }),
] as const
