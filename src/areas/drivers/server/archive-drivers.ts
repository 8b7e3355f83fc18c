import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { explainUniqueViolation } from '#platform/server/explain-unique-violation.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { type StoredDriver, lockDriver, updateDriver } from './driver-store.ts'
import { nextOrderOfDriver } from './next-order-store.ts'
import { driverConflicts } from './unique-conflicts.ts'

/** All or none. @throws not_found; conflict, naming the first that is archived already. */
export async function archiveDrivers(change: Change, ids: readonly number[], reason: string): Promise<void> {
  for (const id of ids) {
    const { name } = await openDriver(change, id, driverCan.archive)
    await updateDriver(change.tx, id, {
      ...archivedBy(change),
      archive_reason: reason,
    })
    change.log({ action: 'archived', record_type: 'driver', record_id: id, record_label: name, reason })
  }
}

/** All or none. @throws not_found; conflict for one that is not archived; invalid when its licence is another's now. */
export async function restoreDrivers(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const before = await openDriver(change, id, driverCan.restore)
    await explainUniqueViolation(
      change,
      () => updateDriver(change.tx, id, { ...notArchived, archive_reason: null }),
      driverConflicts(change.tx, before),
    )
    change.log({ action: 'restored', record_type: 'driver', record_id: id, record_label: before.name })
  }
}

async function openDriver(
  change: Change,
  id: number,
  can: (driver: StoredDriver & { next_order_no: string | null }) => true | string,
): Promise<StoredDriver> {
  const driver = await lockDriver(change.tx, change.viewer, id)
  if (!driver) throw notFound()
  const allowed = can({ ...driver, next_order_no: await nextOrderOfDriver(change.tx, id, change.now) })
  if (allowed !== true) throw conflict(`${driver.name}: ${allowed}`)
  return driver
}
