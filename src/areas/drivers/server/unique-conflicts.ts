import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findByEmployeeNo, findByLicence } from './driver-store.ts'

interface Marks {
  employee_no?: string | null
  licence_no?: string | null
  licence_state?: string | null
}

/** An employee number and a licence are unique: names the driver who has them. */
export const driverConflicts = (
  tx: Tx,
  { employee_no, licence_no, licence_state }: Marks,
): UniqueConflicts => ({
  driver_employee_no: async () => {
    const other = await findByEmployeeNo(tx, employee_no ?? '')
    return { employee_no: `${other?.name ?? 'Another driver'} already has this employee number.` }
  },
  driver_licence: async () => {
    const other = await findByLicence(tx, licence_no ?? '', licence_state ?? '')
    return { licence_no: `${other?.name ?? 'Another driver'} already has this licence.` }
  },
})
