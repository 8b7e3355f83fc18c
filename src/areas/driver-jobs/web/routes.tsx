import { createRoute, lazyFn, redirect } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { signedInRoute } from '#platform/web/guard/signed-in-route.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverJobPeriods, driverJobStatuses } from '../contract/choices.ts'
import { driverJobViews } from '../rules/driver-job-views.ts'
import { driverJobPaths, driverJobTabs } from './driver-job-paths.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: driverJobPaths.list,
  staticData: { title: 'Driver jobs', permission: 'driver-jobs:read' },
  validateSearch: listSearch({
    when: param.oneOf(driverJobPeriods),
    from: param.date,
    to: param.date,
    status: param.oneOf(driverJobStatuses),
    driver_id: param.number,
    unanswered: param.oneOf(['1']),
  }),
  // Without a filter the address opens with what is coming, the nearest first, as the work orders do.
  beforeLoad: ({ search }) => {
    if (Object.values(search).some((value) => value !== undefined)) return
    throw redirect({ to: driverJobPaths.list as string, search: driverJobViews[0].search as never })
  },
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJobs'),
  component: lazyPart(() => import('./DriverJobListScreen.tsx'), 'DriverJobListScreen'),
})

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const driverJobRoutes = [
  listRoute,
  screenRoute(driverJobPaths.new, {
    title: 'Send a job',
    permission: 'driver-jobs:write',
    search: searchOf({ from: param.date, to: param.date }),
    screen: lazyPart(() => import('./DriverJobNewScreen.tsx'), 'DriverJobNewScreen'),
  }),
  screenRoute('/dashboard/driver_jobs/$id/edit', {
    title: 'Driver job',
    permission: 'driver-jobs:read',
    tabs: driverJobTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
    screen: lazyPart(() => import('./DriverJobScreen.tsx'), 'DriverJobScreen'),
  }),
  screenRoute('/dashboard/driver_jobs/$id/$asset/complete_checklist', {
    title: 'Complete checklist',
    permission: 'driver-jobs:work',
    loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
    screen: lazyPart(() => import('./phone/CompleteChecklistScreen.tsx'), 'CompleteChecklistScreen'),
  }),
  screenRoute('/dashboard/driver_jobs/$id/show_checklists', {
    title: 'Checklists of a driver job',
    permission: 'driver-jobs:read',
    loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJob'),
    screen: lazyPart(() => import('./ShowChecklistsScreen.tsx'), 'ShowChecklistsScreen'),
  }),
  screenRoute('/dashboard/subcontractors/drivers/$id/$driver/view_job', {
    title: 'A job as a driver worked it',
    permission: 'driver-jobs:read',
    screen: lazyPart(() => import('./ViewJobScreen.tsx'), 'ViewJobScreen'),
  }),
  screenRoute('/dashboard/subcontractors/drivers/$id/$driver/view_checklist', {
    title: 'Checklists of a driver on a job',
    permission: 'driver-jobs:read',
    screen: lazyPart(() => import('./ViewJobScreen.tsx'), 'ViewJobChecklistsScreen'),
  }),
] as const
