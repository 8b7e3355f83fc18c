import { IconSteeringWheel } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { formatPhone } from '#shared/phone.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverPaths } from './driver-paths.ts'

export const driverShell: ShellParts = {
  nav: [
    {
      label: 'Drivers',
      to: driverPaths.list,
      icon: IconSteeringWheel,
      group: 'People & plant',
      permission: 'drivers:read',
      order: 20,
    },
  ],
  palette: [
    {
      label: 'Drivers',
      permission: 'drivers:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(driverEndpoints.listDrivers, { query }, { signal })
        return rows.map((driver) => ({
          label: driver.name,
          hint: formatPhone(driver.mobile),
          to: driverPaths.edit(driver.id),
        }))
      },
    },
  ],
}
