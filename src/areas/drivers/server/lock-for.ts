import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type StoredDriver, lockDriver } from './driver-store.ts'
import { nextOrderOfDriver } from './next-order-store.ts'
import { readDriver } from './read-driver.ts'

/** The driver, locked, where `can` lets it be changed. @throws not_found, stale, conflict by its state. */
export async function lockFor(
  change: Change,
  id: number,
  version: number | undefined,
  can: (driver: StoredDriver & { next_order_no: string | null }) => true | string,
): Promise<StoredDriver> {
  const driver = await lockDriver(change.tx, change.viewer, id)
  if (!driver) throw notFound()
  await mustBeCurrent(change.tx, driver, version, () => readDriver(change.tx, change.viewer, id))
  const allowed = can({ ...driver, next_order_no: await nextOrderOfDriver(change.tx, id, change.now) })
  if (allowed !== true) throw conflict(allowed)
  return driver
}
