import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { jobTabs } from './job-tabs.ts'

/** The addresses of this area's screens. */
export const jobPaths = {
  list: '/dashboard/jobs',
  cancelled: '/dashboard/jobs/cancelled-jobs',
  archived: '/dashboard/jobs/archived',
  create: '/dashboard/jobs/new',
  edit: tabPaths((id) => `/dashboard/jobs/${id}/edit`, jobTabs),
}

/** Tells a job from another of the same title: 'Kestrel Homes, Epping'. */
export const jobHint = ({ client, site_suburb }: { client: string; site_suburb: string }): string =>
  `${client}, ${site_suburb}`
