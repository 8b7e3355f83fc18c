import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
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

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const driverRoutes = [
  screenRoute('/dashboard/subcontractors/drivers', {
    title: 'Drivers',
    permission: 'drivers:read',
    search: driverSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadDrivers'),
    screen: lazyPart(() => import('./DriverListScreen.tsx'), 'DriverListScreen'),
  }),
  screenRoute('/dashboard/subcontractors/drivers/archivedDrivers', {
    title: 'Archived drivers',
    permission: 'drivers:read',
    search: driverSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedDrivers'),
    screen: lazyPart(() => import('./DriverListScreen.tsx'), 'ArchivedDriversScreen'),
  }),
  screenRoute('/dashboard/subcontractors/drivers/$id/edit', {
    title: 'Driver',
    permission: 'drivers:read',
    tabs: driverTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadDriver'),
    screen: lazyPart(() => import('./DriverEditScreen.tsx'), 'DriverEditScreen'),
  }),
] as const
