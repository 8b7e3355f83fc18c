import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobPaths } from './driver-job-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(driverJobEndpoints.listDriverJobs, { query }, { signal })
  return rows.map(({ id, order_no, driver, work_date, status }) => ({
    label: `${order_no} ${driver}`,
    hint: `${formatDate(work_date)}, ${status}`,
    to: driverJobPaths.edit(id),
  }))
}
