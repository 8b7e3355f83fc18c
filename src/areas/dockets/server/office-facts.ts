import { invalid, refuse } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database.ts'
import type { DocketFactsInput } from '../contract/docket.ts'
import type { LoadFact } from '../rules/docket-lines.ts'
import { missingRecords } from '../rules/missing-records.ts'
import { shiftEntries } from '../rules/shift-entries.ts'
import { findAssetName, findDriverName } from './ground-store.ts'
import type { ShiftFacts } from './tell-docket.ts'

/**
 * What was typed, as the facts of a shift. `before`: the loads as they stood, of which nothing is asked anew.
 * @throws invalid with the fields.
 */
export async function officeFacts(
  tx: Tx,
  input: DocketFactsInput,
  { driver_job_id, before }: { driver_job_id: number | null; before: readonly LoadFact[] },
): Promise<ShiftFacts> {
  const { asset_id = null, driver_id = null } = input
  if (asset_id === null && driver_id === null) throw invalid({ driver_id: 'Choose a driver or an asset.' })
  if (asset_id !== null && !(await findAssetName(tx, asset_id)))
    throw invalid({ asset_id: 'Asset is not one of the choices.' })
  if (driver_id !== null && !(await findDriverName(tx, driver_id)))
    throw invalid({ driver_id: 'Driver is not one of the choices.' })
  const facts = {
    driver_job_id,
    asset_id,
    driver_id,
    starts_at: input.starts_at,
    finishes_at: input.finishes_at,
    entries: input.entries.map((entry) => ({ ...entry, note: entry.note ?? null })),
    loads: input.loads.map((load, at) => ({
      load_no: at + 1,
      material: load.material,
      source: load.source ?? null,
      tip: load.tip ?? null,
      loaded_at: load.loaded_at,
      tipped_at: load.tipped_at ?? null,
      net_t: load.net_t ?? null,
      volume_m3: load.volume_m3 ?? null,
      ticket_no: load.ticket_no ?? null,
      waste_record_no: load.waste_record_no ?? null,
    })),
    smu_start: input.smu_start ?? null,
    smu_finish: input.smu_finish ?? null,
    odometer_start: input.odometer_start ?? null,
    odometer_finish: input.odometer_finish ?? null,
    operator_comment: input.operator_comment ?? null,
  }
  refuse(missingRecords(facts.loads, before))
  return { ...facts, entries: shiftEntries(facts) }
}
