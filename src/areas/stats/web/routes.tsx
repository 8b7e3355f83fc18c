import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { measures, statsGroups, statsPeriods } from '../contract/choices.ts'

const shared = {
  from: param.date,
  to: param.date,
  client_id: param.number,
  asset_category_id: param.number,
  driver_id: param.number,
  job_type: param.text,
}

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const statsRoutes = [
  screenRoute('/dashboard/stats', {
    title: 'Statistics',
    permission: 'stats:read',
    search: searchOf({
      ...shared,
      depot_id: param.number,
      period: param.oneOf(statsPeriods),
      by: param.oneOf(statsGroups),
      measure: param.oneOf(measures),
    }),
    screen: lazyPart(() => import('./StatsScreen.tsx'), 'StatsScreen'),
  }),
  screenRoute('/dashboard/jobs/report', {
    title: 'Job report',
    permission: 'stats:read',
    search: listSearch({ ...shared, project_id: param.number, status: param.oneOf(jobStatuses) }),
    screen: lazyPart(() => import('./job-report/JobReportScreen.tsx'), 'JobReportScreen'),
  }),
] as const
