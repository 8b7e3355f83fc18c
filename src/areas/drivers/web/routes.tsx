import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverTabs } from './driver-tabs.ts'

const driverSearch = listSearch({
  employment: param.oneOf(employments),
  subcontractor_id: param.number,
  depot_id: param.number,
  licence_class: param.oneOf(licenceClasses),
  status: param.oneOf(driverStatuses),
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers',
  staticData: { title: 'Drivers', permission: 'drivers:read' },
  validateSearch: driverSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadDrivers'),
  component: lazyPart(() => import('./DriverListScreen.tsx'), 'DriverListScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers/archivedDrivers',
  staticData: { title: 'Archived drivers', permission: 'drivers:read' },
  validateSearch: driverSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedDrivers'),
  component: lazyPart(() => import('./DriverListScreen.tsx'), 'ArchivedDriversScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers/$id/edit',
  staticData: { title: 'Driver', permission: 'drivers:read', tabs: driverTabs },
  validateSearch: tabSearch(driverTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriver'),
  component: lazyPart(() => import('./DriverEditScreen.tsx'), 'DriverEditScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const driverRoutes = [listRoute, archivedRoute, editRoute] as const
