import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketNarrowing, DocketWork } from '../contract/endpoints.ts'
import { sumWorkByMachine } from './docket-sums-store.ts'

const shownMachines = 3

/** How much the dockets of a filter record, and with which machines most of it was done. */
export async function sumDocketWork(db: Db, viewer: Viewer, filters: DocketNarrowing): Promise<DocketWork> {
  const rows = await sumWorkByMachine(db, viewer, filters)
  const sum = (key: 'count' | 'worked_minutes') => rows.reduce((total, row) => total + row[key], 0)
  return {
    count: sum('count'),
    worked_minutes: sum('worked_minutes'),
    machines: rows
      .flatMap(({ asset_id, asset, count }) => (asset_id && asset ? [{ asset_id, asset, count }] : []))
      .slice(0, shownMachines),
  }
}
