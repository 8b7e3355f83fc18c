import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { docketStatusFilters } from '../contract/choices.ts'
import { docketTabs } from './docket-tabs.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/dockets',
  staticData: { title: 'Dockets', permission: 'dockets:read' },
  validateSearch: listSearch({
    status: param.oneOf(docketStatusFilters),
    client_id: param.number,
    job_id: param.number,
    driver_id: param.number,
    from: param.date,
    to: param.date,
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadDockets'),
  component: lazyPart(() => import('./DocketListScreen.tsx'), 'DocketListScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/dockets/settings',
  staticData: { title: 'Docket settings', permission: 'dockets:settings' },
  component: lazyPart(() => import('./DocketSettingsScreen.tsx'), 'DocketSettingsScreen'),
})

const docketRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/dockets/$id',
  staticData: { title: 'Docket', permission: 'dockets:read', tabs: docketTabs },
  validateSearch: tabSearch(docketTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDocket'),
  component: lazyPart(() => import('./DocketScreen.tsx'), 'DocketScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const docketRoutes = [listRoute, settingsRoute, docketRoute] as const
