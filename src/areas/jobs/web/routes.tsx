import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { jobStatuses } from '../contract/choices.ts'
import { jobPaths, jobTabs } from './job-paths.ts'

const one = param.oneOf(['1'])
const jobSearch = listSearch({
  status: param.oneOf(jobStatuses),
  client_id: param.number,
  project_id: param.number,
  job_type: param.text,
  from: param.date,
  to: param.date,
  unfilled: one,
})

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const jobRoutes = [
  screenRoute(jobPaths.list, {
    title: 'Jobs',
    permission: 'jobs:read',
    search: jobSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadJobs'),
    screen: lazyPart(() => import('./list/JobListScreen.tsx'), 'JobListScreen'),
  }),
  screenRoute(jobPaths.cancelled, {
    title: 'Cancelled jobs',
    permission: 'jobs:read',
    search: jobSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadCancelledJobs'),
    screen: lazyPart(() => import('./list/JobListScreen.tsx'), 'CancelledJobsScreen'),
  }),
  screenRoute(jobPaths.archived, {
    title: 'Archived jobs',
    permission: 'jobs:read',
    search: jobSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedJobs'),
    screen: lazyPart(() => import('./list/JobListScreen.tsx'), 'ArchivedJobsScreen'),
  }),
  screenRoute(jobPaths.create, {
    title: 'New job',
    permission: 'jobs:write',
    search: searchOf({ client_id: param.number, project_id: param.number }),
    screen: lazyPart(() => import('./form/JobNewScreen.tsx'), 'JobNewScreen'),
  }),
  screenRoute('/dashboard/jobs/$id/edit', {
    title: 'Job',
    permission: 'jobs:read',
    tabs: jobTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadJob'),
    screen: lazyPart(() => import('./form/JobEditScreen.tsx'), 'JobEditScreen'),
  }),
] as const
