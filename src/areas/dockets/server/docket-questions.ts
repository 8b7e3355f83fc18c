import { question } from '#platform/server/change/change.ts'
import type { LoadNumber, NumberKind } from './flags/load-number-store.ts'

/** When a driver job's checklist was completed; null without one. */
export const driverJobChecklistAt = question<{ driver_job_id: number }, string | null>('driverJobChecklistAt')

interface Noted {
  /** The load's position, from 1. */
  place: number
  order_no: string
  driver: string
}
/**
 * Which of these numbers drivers have recorded for loads not yet on a docket, other than those of one driver
 * job. The numbers are locked: nobody can record one in the meantime.
 */
export const numbersOnPhones = question<
  { kind: NumberKind; numbers: readonly LoadNumber[]; except_driver_job_id: number | null },
  readonly Noted[]
>('numbersOnPhones')
