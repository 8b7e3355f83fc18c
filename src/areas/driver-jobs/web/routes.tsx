import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { driverJobStatuses } from '../contract/choices.ts'
import { driverJobPaths } from './driver-job-paths.ts'
import { driverJobTabs } from './driver-job-tabs.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const driverJobRoutes = [
  screenRoute(driverJobPaths.list, {
    title: 'Driver jobs',
    permission: 'driver-jobs:read',
    search: listSearch({
      from: param.date,
      to: param.date,
      status: param.oneOf(driverJobStatuses),
      driver_id: param.number,
      unanswered: param.oneOf(['1']),
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadDriverJobs'),
    screen: lazyPart(() => import('./DriverJobListScreen.tsx'), 'DriverJobListScreen'),
  }),
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
