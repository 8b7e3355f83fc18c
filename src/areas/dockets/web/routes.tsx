import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { docketStatusFilters } from '../contract/choices.ts'
import { docketTabs } from './docket-paths.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const docketRoutes = [
  ...recordRoutes('/dashboard/dockets', {
    noun: { one: 'docket', many: 'dockets' },
    read: 'dockets:read',
    search: listSearch({
      status: param.oneOf(docketStatusFilters),
      client_id: param.number,
      job_id: param.number,
      driver_id: param.number,
      from: param.date,
      to: param.date,
    }),
    tabs: docketTabs,
    loaders: () => import('./loaders.ts'),
    list: lazyPart(() => import('./list/DocketListScreen.tsx'), 'DocketListScreen'),
    archived: null,
    edit: lazyPart(() => import('./DocketScreen.tsx'), 'DocketScreen'),
    record: '/dashboard/dockets/$id',
  }),
  screenRoute('/dashboard/dockets/settings', {
    title: 'Docket settings',
    permission: 'dockets:settings',
    screen: lazyPart(() => import('./DocketSettingsScreen.tsx'), 'DocketSettingsScreen'),
  }),
] as const
