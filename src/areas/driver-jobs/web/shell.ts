import { IconSteeringWheel } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobPaths } from './driver-job-paths.ts'

export const driverJobShell: ShellParts = {
  nav: [
    {
      label: 'Driver jobs',
      to: driverJobPaths.list,
      icon: IconSteeringWheel,
      group: 'Work',
      permission: 'driver-jobs:read',
      order: 50,
    },
  ],
  palette: [
    {
      label: 'Driver jobs',
      permission: 'driver-jobs:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(driverJobEndpoints.listDriverJobs, { query }, { signal })
        return rows.map(({ id, order_no, driver, work_date, status }) => ({
          label: `${order_no} ${driver}`,
          hint: `${formatDate(work_date)}, ${status}`,
          to: driverJobPaths.edit(id),
        }))
      },
    },
  ],
}
