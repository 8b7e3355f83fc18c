export const jobTabs = [
  'details',
  'site',
  'requirements',
  'orders',
  'dockets',
  'rates',
  'invoices',
  'notes',
  'documents',
  'history',
] as const
export type JobTab = (typeof jobTabs)[number]

/** The addresses of this area's screens. */
export const jobPaths = {
  list: '/dashboard/jobs',
  cancelled: '/dashboard/jobs/cancelled-jobs',
  archived: '/dashboard/jobs/archived',
  create: '/dashboard/jobs/new',
  edit: (id: number, tab: JobTab = 'details') =>
    `/dashboard/jobs/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}

/** What tells a job from another of the same title: 'Kestrel Homes, Epping'. */
export const jobHint = ({ client, site_suburb }: { client: string; site_suburb: string }): string =>
  `${client}, ${site_suburb}`
