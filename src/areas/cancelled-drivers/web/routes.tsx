import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const cancelledDriverRoutes = [
  screenRoute('/dashboard/jobs/cancelled-drivers', {
    title: 'Cancelled drivers',
    permission: 'scheduler:read',
    search: listSearch({
      driver_id: param.number,
      client_id: param.number,
      reason: param.text,
      late: param.oneOf(['1']),
      from: param.date,
      to: param.date,
      by: param.oneOf(['reason']),
    }),
    screen: lazyPart(() => import('./CancelledDriversScreen.tsx'), 'CancelledDriversScreen'),
  }),
] as const
