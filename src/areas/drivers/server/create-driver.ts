import { entryOf } from '#platform/server/change/open-record.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { type DriverInput, driverFieldRights } from '../contract/driver.ts'
import { driverRecord } from './driver-record.ts'
import { checkDriver, driverDefaults, withoutIdleSubcontractor } from '../rules/driver-rules.ts'
import { type StoredDriver, insertDriver } from './driver-store.ts'
import { driverConflicts } from './unique-conflicts.ts'

/**
 * Creates a driver or operator.
 * @throws invalid, also when another one has the number or licence; forbidden for a field the viewer may not
 * set.
 */
export async function createDriver(change: Change, input: DriverInput): Promise<StoredDriver> {
  const fields = driverColumns(input, change)
  const driver = await explainUniqueViolation(
    change,
    () => insertDriver(change.tx, fields),
    driverConflicts(change.tx, fields),
  )
  change.log({ ...entryOf(driverRecord, driver), action: 'created', after: driver })
  return driver
}

/** What is stored of a new driver. @throws invalid, forbidden as {@link createDriver}. */
export function driverColumns(input: DriverInput, { viewer, today }: Pick<Change, 'viewer' | 'today'>) {
  const fields = withoutIdleSubcontractor({ employment: 'employee_full' as const, ...definedFields(input) })
  mustHoldFieldRights(viewer, driverFieldRights, {}, fields)
  checkDriver({ ...driverDefaults, ...fields }, today)
  return fields
}
