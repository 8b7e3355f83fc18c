import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findByEmployeeNo, findByLicence } from './driver-store.ts'

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
