import { searchList } from '#platform/web/lists/search-list.ts'
import { formatDate } from '#shared/local-date.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobPaths } from './driver-job-paths.ts'

export const search = searchList(
  driverJobEndpoints.listDriverJobs,
  ({ id, order_no, driver, work_date, status }) => ({
    label: `${order_no} ${driver}`,
    hint: `${formatDate(work_date)}, ${status}`,
    to: driverJobPaths.edit(id),
  }),
)
