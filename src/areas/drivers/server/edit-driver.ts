import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { type DriverPatch, driverFieldRights } from '../contract/driver.ts'
import { checkDriver, driverCan, withoutIdleSubcontractor } from '../rules/driver-rules.ts'
import { updateDriver } from './driver-store.ts'
import { driverConflicts } from './unique-conflicts.ts'
import { driverRecord } from './driver-record.ts'

/**
 * Changes the fields that `patch` names.
 * @throws not_found; stale with the present driver; forbidden for a field that the viewer may not set; invalid, also
 * when another driver has the number or the licence; conflict when archived.
 */
export async function editDriver(
  change: Change,
  id: number,
  { version, ...changes }: DriverPatch,
): Promise<void> {
  const { tx, viewer } = change
  const { record: before } = await openRecord(change, driverRecord, { id, version, can: driverCan.edit })
  const patch = changedFields(before, withoutIdleSubcontractor(definedFields(changes)))
  mustHoldFieldRights(viewer, driverFieldRights, before, patch)
  const whole = { ...before, ...patch }
  checkDriver(whole, change.today)
  if (Object.keys(patch).length === 0) return
  const after = await explainUniqueViolation(
    change,
    () => updateDriver(tx, id, patch),
    driverConflicts(tx, whole),
  )
  change.log({ ...entryOf(driverRecord, after), action: 'updated', before, after })
}
