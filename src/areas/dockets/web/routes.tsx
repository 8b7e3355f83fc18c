import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { docketStatusFilters } from '../contract/choices.ts'
import { docketTabs } from './docket-tabs.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const docketRoutes = [
  screenRoute('/dashboard/dockets', {
    title: 'Dockets',
    permission: 'dockets:read',
    search: listSearch({
      status: param.oneOf(docketStatusFilters),
      client_id: param.number,
      job_id: param.number,
      driver_id: param.number,
      from: param.date,
      to: param.date,
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadDockets'),
    screen: lazyPart(() => import('./list/DocketListScreen.tsx'), 'DocketListScreen'),
  }),
  screenRoute('/dashboard/dockets/settings', {
    title: 'Docket settings',
    permission: 'dockets:settings',
    screen: lazyPart(() => import('./DocketSettingsScreen.tsx'), 'DocketSettingsScreen'),
  }),
  screenRoute('/dashboard/dockets/$id', {
    title: 'Docket',
    permission: 'dockets:read',
    tabs: docketTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadDocket'),
    screen: lazyPart(() => import('./DocketScreen.tsx'), 'DocketScreen'),
  }),
] as const
