import { type FieldErrors, conflict } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database.ts'
import type { LoadFact } from '../rules/load-fact.ts'
import { usedErrors } from './used-errors.ts'
import { holdRecords, recordsOnDockets, recordsOnPhones } from './record-store.ts'
import type { Whose } from './ticket-store.ts'

type Noted = Pick<LoadFact, 'waste_record_no'>

const recordsOf = (loads: readonly Noted[]) =>
  loads.flatMap(({ waste_record_no }, at) => (waste_record_no === null ? [] : [{ waste_record_no, at }]))

/** The loads whose waste record is of another load, by their field. Holds the records until the change ends. */
export async function recordErrors(tx: Tx, loads: readonly Noted[], own: Whose): Promise<FieldErrors> {
  const records = recordsOf(loads)
  if (records.length === 0) return {}
  const numbers = records.map(({ waste_record_no }) => waste_record_no)
  await holdRecords(tx, numbers)
  return usedErrors(
    records.map(({ waste_record_no, at }) => ({
      at,
      key: waste_record_no.toUpperCase(),
      field: 'waste_record_no',
      words: `Waste record ${waste_record_no}`,
    })),
    { phones: await recordsOnPhones(tx, numbers, own), dockets: await recordsOnDockets(tx, numbers, own) },
  )
}

/**
 * Holds the waste records that a driver notes, against the dockets of others.
 * @throws conflict when one of them is on a docket; which it is, is not for a driver to know.
 */
export async function noteRecords(tx: Tx, driver_job_id: number, loads: readonly Noted[]): Promise<void> {
  const numbers = recordsOf(loads).map(({ waste_record_no }) => waste_record_no)
  if (numbers.length === 0) return
  await holdRecords(tx, numbers)
  const [taken] = await recordsOnDockets(tx, numbers, { docket_no: null, driver_job_id })
  if (taken) throw conflict('This waste record number is noted already.')
}
