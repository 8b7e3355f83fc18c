import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverJobStatuses } from '../contract/choices.ts'
import { driverJobPaths } from './driver-job-paths.ts'
import { driverJobTabs } from './driver-job-tabs.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: driverJobPaths.list,
  staticData: { title: 'Driver jobs', permission: 'driver-jobs:read' },
  validateSearch: listSearch({
    from: param.date,
    to: param.date,
    status: param.oneOf(driverJobStatuses),
    driver_id: param.number,
    unanswered: param.oneOf(['1']),
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJobs'),
  component: lazyPart(() => import('./DriverJobListScreen.tsx'), 'DriverJobListScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: driverJobPaths.new,
  staticData: { title: 'Send a job', permission: 'driver-jobs:write' },
  component: lazyPart(() => import('./DriverJobNewScreen.tsx'), 'DriverJobNewScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/driver_jobs/$id/edit',
  staticData: { title: 'Driver job', permission: 'driver-jobs:read', tabs: driverJobTabs },
  validateSearch: tabSearch(driverJobTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
  component: lazyPart(() => import('./DriverJobScreen.tsx'), 'DriverJobScreen'),
})

const completeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/driver_jobs/$id/$asset/complete_checklist',
  staticData: { title: 'Complete checklist', permission: 'driver-jobs:work' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
  component: lazyPart(() => import('./phone/CompleteChecklistScreen.tsx'), 'CompleteChecklistScreen'),
})

const showRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/driver_jobs/$id/show_checklists',
  staticData: { title: 'Checklists of a driver job', permission: 'driver-jobs:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
  component: lazyPart(() => import('./ShowChecklistsScreen.tsx'), 'ShowChecklistsScreen'),
})

const viewJobRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers/$id/$driver/view_job',
  staticData: { title: 'A job as a driver worked it', permission: 'driver-jobs:read' },
  component: lazyPart(() => import('./ViewJobScreen.tsx'), 'ViewJobScreen'),
})

const viewChecklistRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers/$id/$driver/view_checklist',
  staticData: { title: 'Checklists of a driver on a job', permission: 'driver-jobs:read' },
  component: lazyPart(() => import('./ViewJobScreen.tsx'), 'ViewJobChecklistsScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const driverJobRoutes = [
  listRoute,
  newRoute,
  editRoute,
  completeRoute,
  showRoute,
  viewJobRoute,
  viewChecklistRoute,
] as const
