import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Driver } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverNoun } from '../rules/driver-labels.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverPaths, driverTabs } from './driver-paths.ts'

export const driverRecord: TabbedPlainRecord<keyof typeof driverTabs, Driver> = {
  noun: driverNoun,
  keptBy: 'Orders and dockets',
  write: 'drivers:write',
  paths: driverPaths,
  tabs: driverTabs,
  can: driverCan,
  archive: driverEndpoints.archiveDrivers,
  restore: driverEndpoints.restoreDrivers,
}
