import { searchList } from '#platform/web/lists/search-list.ts'
import { formatPhone } from '#shared/phone.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverPaths } from './driver-paths.ts'

export const search = searchList(driverEndpoints.listDrivers, (driver) => ({
  label: driver.name,
  hint: formatPhone(driver.mobile),
  to: driverPaths.edit(driver.id),
}))
