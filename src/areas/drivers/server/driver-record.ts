import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverNextOrder } from './driver-questions.ts'
import { type DriverChanges, type StoredDriver, lockDriver, updateDriver } from './driver-store.ts'
import { readDriver } from './read-driver.ts'
import { driverConflicts } from './unique-conflicts.ts'

export const driverRecord: PlainRecord<
  StoredDriver,
  DriverChanges,
  StoredDriver & { next_order_no: string | null }
> = {
  record_type: 'driver',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockDriver(tx, viewer, id),
  present: ({ tx, viewer }, id) => readDriver(tx, viewer, id),
  state: async (change, driver) => {
    const [next_order_no = null] = await change.ask(driverNextOrder, { driver_id: driver.id })
    return { ...driver, next_order_no }
  },
  can: driverCan,
  update: updateExplained(updateDriver, driverConflicts),
}
