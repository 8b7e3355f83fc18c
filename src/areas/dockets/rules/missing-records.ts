import type { LoadFact } from './load-fact.ts'
import { isRecorded } from './tracked-material.ts'

const said = ({ load_no: _no, ...load }: LoadFact): string =>
  JSON.stringify(Object.entries(load).toSorted(([one], [other]) => one.localeCompare(other)))

/**
 * The loads that must be tracked and name no record, by their field. One that stood so `before` is let be: what it was
 * is told already, and a correction of something else need not wait for it.
 */
export function missingRecords(
  loads: readonly LoadFact[],
  before: readonly LoadFact[],
): Record<string, string> {
  const known = before.map(said)
  return Object.fromEntries(
    loads.flatMap((load, at) => {
      const same = known.indexOf(said(load))
      if (same >= 0) {
        // Each stands for one: the same once more is a load more.
        known.splice(same, 1)
        return []
      }
      const recorded = isRecorded(load.material, load.waste_record_no)
      return recorded === true ? [] : [[`loads.${at}.waste_record_no`, recorded]]
    }),
  )
}
