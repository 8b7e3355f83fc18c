import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverTabs } from './driver-paths.ts'

export const driverRoutes = recordRoutes('/dashboard/subcontractors/drivers', {
  noun: { one: 'driver', many: 'drivers' },
  read: 'drivers:read',
  search: listSearch({
    employment: param.oneOf(employments),
    subcontractor_id: param.number,
    depot_id: param.number,
    licence_class: param.oneOf(licenceClasses),
    status: param.oneOf(driverStatuses),
  }),
  tabs: driverTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./DriverListScreen.tsx'), 'DriverListScreen'),
  archived: { path: '/dashboard/subcontractors/drivers/archivedDrivers' },
  edit: lazyPart(() => import('./DriverEditScreen.tsx'), 'DriverEditScreen'),
})
