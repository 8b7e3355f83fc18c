import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { formatPhone } from '#shared/phone.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverPaths } from './driver-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(driverEndpoints.listDrivers, { query }, { signal })
  return rows.map((driver) => ({
    label: driver.name,
    hint: formatPhone(driver.mobile),
    to: driverPaths.edit(driver.id),
  }))
}
