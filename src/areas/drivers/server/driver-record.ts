import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverNextOrder } from './driver-questions.ts'
import {
  type DriverChanges,
  type StoredDriver,
  findByEmployeeNo,
  findByLicence,
  findDriver,
  lockDriver,
  updateDriver,
} from './driver-store.ts'

interface Marks {
  employee_no?: string | null
  licence_no?: string | null
  licence_state?: string | null
}

/** Why a number cannot be used again, by the driver who has it. */
export const inUse = {
  employee_no: (holder: string) => `${holder} already has this employee number.`,
  licence_no: (holder: string) => `${holder} already has this licence.`,
} as const

/** An employee number and a licence are unique: names the driver who has them. */
export const driverConflicts = (
  tx: Tx,
  { employee_no, licence_no, licence_state }: Marks,
): UniqueConflicts => ({
  driver_employee_no: async () => {
    const other = await findByEmployeeNo(tx, employee_no ?? '')
    return { employee_no: inUse.employee_no(other?.name ?? 'Another driver') }
  },
  driver_licence: async () => {
    const other = await findByLicence(tx, licence_no ?? '', licence_state ?? '')
    return { licence_no: inUse.licence_no(other?.name ?? 'Another driver') }
  },
})

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

/** One driver as this viewer may see it. @throws not_found. */
export const readDriver = orNotFound(findDriver)
