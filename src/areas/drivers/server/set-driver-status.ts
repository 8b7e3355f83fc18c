import type { Change } from '#platform/server/change.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { updateDriver } from './driver-store.ts'
import { lockFor } from './lock-for.ts'

/** Gives a driver no more work. @throws as lockFor. */
export const deactivateDriver = (change: Change, id: number, version?: number): Promise<void> =>
  setStatus(change, id, version, 'NotActive')

/** Lets a driver be given work again. @throws as lockFor. */
export const activateDriver = (change: Change, id: number, version?: number): Promise<void> =>
  setStatus(change, id, version, 'active')

async function setStatus(
  change: Change,
  id: number,
  version: number | undefined,
  status: 'active' | 'NotActive',
): Promise<void> {
  const activates = status === 'active'
  const before = await lockFor(change, id, version, activates ? driverCan.activate : driverCan.deactivate)
  const after = await updateDriver(change.tx, id, { status })
  const action = activates ? 'activated' : 'deactivated'
  change.log({ action, record_type: 'driver', record_id: id, record_label: after.name, before, after })
}
