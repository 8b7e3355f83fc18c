import type { Permission } from '#shared/permissions.ts'
import { plural } from '#shared/text.ts'

/** A job's work that is waiting for someone. */
export interface Waiting {
  to_fill: number
  to_approve: number
  to_invoice: number
}

interface Work {
  right: Permission
  count: (waiting: Waiting) => number
  label: (count: number) => string
  to: (job_id: number) => string
}

/** In the order of the work: machines first, then dockets, then money. */
const works: readonly Work[] = [
  {
    right: 'scheduler:write',
    count: ({ to_fill }) => to_fill,
    label: (count) => `Fill ${plural(count, 'order')}`,
    to: (id) => `/dashboard/jobs/${id}/fill`,
  },
  {
    right: 'dockets:approve',
    count: ({ to_approve }) => to_approve,
    label: (count) => `Approve ${plural(count, 'docket')}`,
    to: (id) => `/dashboard/dockets?status=To+Approve&job_id=${id}`,
  },
  {
    right: 'invoices:write',
    count: ({ to_invoice }) => to_invoice,
    label: () => 'Make invoice',
    to: (id) => `/dashboard/dockets?status=To+Invoice&job_id=${id}`,
  },
]

/** The first of a job's waiting work that this person may do, as a link. */
export function nextWork(
  job_id: number,
  waiting: Waiting,
  may: (right: Permission) => boolean,
): { label: string; to: string } | undefined {
  const work = works.find(({ right, count }) => may(right) && count(waiting) > 0)
  return work && { label: work.label(work.count(waiting)), to: work.to(job_id) }
}
