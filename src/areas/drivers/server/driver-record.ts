import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverNextOrder } from './driver-questions.ts'
import { type StoredDriver, lockDriver, updateDriver } from './driver-store.ts'
import { readDriver } from './read-driver.ts'
import { driverConflicts } from './unique-conflicts.ts'

export const driverRecord: ArchivableRecord<StoredDriver, StoredDriver & { next_order_no: string | null }> = {
  record_type: 'driver',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockDriver(tx, viewer, id),
  present: ({ tx, viewer }, id) => readDriver(tx, viewer, id),
  state: async (change, driver) => {
    const [next_order_no = null] = await change.ask(driverNextOrder, { driver_id: driver.id })
    return { ...driver, next_order_no }
  },
  can: driverCan,
  update: (change, driver, columns) =>
    explainUniqueViolation(
      change,
      () => updateDriver(change.tx, driver.id, columns),
      driverConflicts(change.tx, driver),
    ),
}
