import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { type DriverPatch, driverFieldRights } from '../contract/driver.ts'
import { checkDriver, withoutIdleSubcontractor } from '../rules/driver-rules.ts'
import { driverRecord } from './driver-record.ts'

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
