import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { updateDriver } from './driver-store.ts'
import { driverRecord } from './driver-record.ts'

/** Makes a driver inactive. @throws as openRecord. */
export const deactivateDriver = (change: Change, id: number, version?: number): Promise<void> =>
  setStatus(change, id, version, 'NotActive')

/** Makes a driver active again. @throws as openRecord. */
export const activateDriver = (change: Change, id: number, version?: number): Promise<void> =>
  setStatus(change, id, version, 'active')

async function setStatus(
  change: Change,
  id: number,
  version: number | undefined,
  status: 'active' | 'NotActive',
): Promise<void> {
  const activates = status === 'active'
  const { record: before } = await openRecord(change, driverRecord, {
    id,
    version,
    can: activates ? driverCan.activate : driverCan.deactivate,
  })
  const after = await updateDriver(change.tx, id, { status })
  const action = activates ? 'activated' : 'deactivated'
  change.log({ action, record_type: 'driver', record_id: id, record_label: after.name, before, after })
}
