import type { RestrictedMaterial } from '#areas/tip-sites/contract/restricted-material.ts'
import { mayTip } from '#areas/tip-sites/rules/restricted-materials.ts'
import { notAChoice } from '#shared/text.ts'
import { loadLabels } from '../docket-row-labels.ts'
import type { LoadFact } from './load-fact.ts'
import { isClassified, isRecorded } from './load-material.ts'

/** One of the list's materials, visible or hidden. */
export interface ListedMaterial {
  readonly value: string
  readonly is_tracked: number
}

interface Lists {
  readonly materials: readonly ListedMaterial[]
  /** Those with PFAS or asbestos, and where they may go. */
  readonly restricted: readonly RestrictedMaterial[]
}

/** Older loads have no note. Which tip order it was for follows from the rest. */
const said = ({ load_no: _no, tip_order_id: _tip, note = null, ...load }: LoadFact): string =>
  JSON.stringify(Object.entries({ ...load, note }).toSorted(([one], [other]) => one.localeCompare(other)))

/**
 * Errors in loads' materials, by field: not on the list, tracked without a record, taken
 * where it may not go, or unclassified. Loads
 * already so `before` are accepted: they are on record, and must not block a correction of something else.
 */
export function materialErrors(
  loads: readonly LoadFact[],
  before: readonly LoadFact[],
  { materials, restricted }: Lists,
): Record<string, string> {
  const known = before.map(said)
  const tracked = materials.filter(({ is_tracked }) => is_tracked).map(({ value }) => value)
  const isListed = (material: string) =>
    materials.some(({ value }) => value === material) || notAChoice(loadLabels.material)
  return Object.fromEntries(
    loads.flatMap((load, at) => {
      const same = known.indexOf(said(load))
      if (same >= 0) {
        // Each counts once: an identical further load is a new one.
        known.splice(same, 1)
        return []
      }
      const checks = {
        material: isListed(load.material),
        note: isClassified(load),
        tip: load.tip === null || mayTip({ material: load.material, tip: load.tip }, restricted),
        waste_record_no: isRecorded(load, tracked),
      }
      return Object.entries(checks).flatMap(([field, words]) =>
        words === true ? [] : [[`loads.${at}.${field}`, words]],
      )
    }),
  )
}
