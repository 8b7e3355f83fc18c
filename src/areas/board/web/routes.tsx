import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { boardColours, boardDays, boardRows } from '../contract/choices.ts'

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
      colours: param.oneOf(boardColours),
      depot: param.number,
      tag: param.number,
      category: param.number,
      client: param.number,
      suburb: param.text,
      state: param.text,
      problems: param.flag,
      search: param.text,
      // A person’s default view is left by it.
      page: param.number,
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
