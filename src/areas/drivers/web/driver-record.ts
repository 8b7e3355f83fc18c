import type { PlainRecord } from '#platform/web/records/plain-record.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverNoun } from '../rules/driver-labels.ts'
import { driverPaths } from './driver-paths.ts'

export const driverRecord = {
  noun: driverNoun,
  write: 'drivers:write',
  paths: driverPaths,
  archive: driverEndpoints.archiveDrivers,
  restore: driverEndpoints.restoreDrivers,
} as const satisfies PlainRecord
