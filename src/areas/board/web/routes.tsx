import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { boardDays, boardRows } from '../contract/choices.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const boardRoutes = [
  screenRoute('/dashboard/jobs/scheduler', {
    title: 'Board',
    permission: 'scheduler:read',
    isWide: true,
    search: searchOf({
      from: param.date,
      days: param.oneOf(boardDays),
      rows: param.oneOf(boardRows),
      depot: param.number,
      search: param.text,
    }),
    screen: lazyPart(() => import('./BoardScreen.tsx'), 'BoardScreen'),
  }),
  screenRoute('/dashboard/jobs/$id/fill', {
    title: 'Fill orders',
    permission: 'scheduler:write',
    isWide: true,
    screen: lazyPart(() => import('./fill/FillScreen.tsx'), 'FillScreen'),
  }),
] as const
