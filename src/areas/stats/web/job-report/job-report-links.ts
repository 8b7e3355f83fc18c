import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { Days } from '#shared/periods.ts'
import type { statsEndpoints } from '../../contract/endpoints.ts'
import type { SeesAll } from '../use-sees-all.ts'

type Filters = Omit<QueryOf<typeof statsEndpoints.listJobReport>, 'from' | 'to'>

/**
 * The lists with exactly what the report counts in some days, of one of its jobs or of all of them; undefined where a list
 * has no such filter, or the viewer sees only part of it. What all jobs invoiced is in no list: that has invoices for no
 * job too.
 */
export function jobReportLinks(filters: Filters, { from, to }: Days, seesAll: SeesAll, job_id?: number) {
  const { search, client_id, project_id, status, job_type, asset_category_id, driver_id } = filters
  const isOfJob = job_id !== undefined
  const isOfSomeJobs = !isOfJob && (search || project_id || status || job_type)
  return {
    orders:
      seesAll('work-orders:read') && !driver_id && !isOfSomeJobs && (isOfJob || !client_id)
        ? `/dashboard/work-orders${stringifySearch({ order_status: 'Not Cancelled', job_id, asset_category_id, from, to })}`
        : undefined,
    dockets:
      seesAll('dockets:read') && !asset_category_id && !isOfSomeJobs
        ? `/dashboard/dockets${stringifySearch({ status: 'Approved or Invoiced', job_id, client_id: isOfJob ? undefined : client_id, driver_id, from, to })}`
        : undefined,
    invoices:
      seesAll('invoices:read') && isOfJob && !asset_category_id && !driver_id
        ? `/dashboard/invoices${stringifySearch({ status: 'Issued', job_id, from, to })}`
        : undefined,
  }
}
