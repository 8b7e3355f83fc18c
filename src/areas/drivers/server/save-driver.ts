import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { type DriverInput, type DriverPatch, driverFieldRights } from '../contract/driver.ts'
import { checkDriver, driverDefaults, withoutIdleSubcontractor } from '../rules/driver-rules.ts'
import { driverConflicts, driverRecord } from './driver-record.ts'
import { type StoredDriver, insertDriver } from './driver-store.ts'

/**
 * Creates a driver or operator.
 * @throws invalid, also when another one has the number or licence; forbidden for a field the viewer may not
 * set.
 */
export async function createDriver(change: Change, input: DriverInput): Promise<StoredDriver> {
  const fields = driverColumns(input, change)
  return createRecord(
    change,
    driverRecord,
    () => insertDriver(change.tx, fields),
    driverConflicts(change.tx, fields),
  )
}

/** What is stored of a new driver. @throws invalid, forbidden as {@link createDriver}. */
export function driverColumns(input: DriverInput, { viewer, today }: Pick<Change, 'viewer' | 'today'>) {
  const fields = withoutIdleSubcontractor({ employment: 'employee_full' as const, ...definedFields(input) })
  mustHoldFieldRights(viewer, driverFieldRights, {}, fields)
  checkDriver({ ...driverDefaults, ...fields }, today)
  return fields
}

/**
 * @throws as editRecord; forbidden for a field that the viewer may not set; invalid, also when another driver has the
 * number or the licence.
 */
export const editDriver = (change: Change, id: number, edit: DriverPatch) =>
  editRecord(
    change,
    driverRecord,
    id,
    withoutIdleSubcontractor(definedFields(edit)),
    ({ before, patch, whole }) => {
      mustHoldFieldRights(change.viewer, driverFieldRights, before, patch)
      checkDriver(whole, change.today)
    },
  )
