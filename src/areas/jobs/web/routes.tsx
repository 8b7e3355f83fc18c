import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { jobStatuses } from '../contract/choices.ts'
import { jobPaths } from './job-paths.ts'
import { jobTabs } from './job-tabs.ts'

const one = param.oneOf(['1'])
const jobSearch = listSearch({
  status: param.oneOf(jobStatuses),
  client_id: param.number,
  job_type: param.text,
  from: param.date,
  to: param.date,
  unfilled: one,
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: jobPaths.list,
  staticData: { title: 'Jobs', permission: 'jobs:read' },
  validateSearch: jobSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadJobs'),
  component: lazyPart(() => import('./JobListScreen.tsx'), 'JobListScreen'),
})

const cancelledRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: jobPaths.cancelled,
  staticData: { title: 'Cancelled jobs', permission: 'jobs:read' },
  validateSearch: jobSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadCancelledJobs'),
  component: lazyPart(() => import('./JobListScreen.tsx'), 'CancelledJobsScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: jobPaths.archived,
  staticData: { title: 'Archived jobs', permission: 'jobs:read' },
  validateSearch: jobSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedJobs'),
  component: lazyPart(() => import('./JobListScreen.tsx'), 'ArchivedJobsScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: jobPaths.create,
  staticData: { title: 'New job', permission: 'jobs:write' },
  validateSearch: searchOf({ client_id: param.number }),
  component: lazyPart(() => import('./JobNewScreen.tsx'), 'JobNewScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/jobs/$id/edit',
  staticData: { title: 'Job', permission: 'jobs:read', tabs: jobTabs },
  validateSearch: tabSearch(jobTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadJob'),
  component: lazyPart(() => import('./JobEditScreen.tsx'), 'JobEditScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const jobRoutes = [listRoute, cancelledRoute, archivedRoute, newRoute, editRoute] as const
