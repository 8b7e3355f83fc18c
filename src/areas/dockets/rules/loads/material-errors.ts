import { isSupply } from '#areas/tip-orders/rules/tip-order-of.ts'
import type { RestrictedMaterial } from '#areas/tip-sites/contract/restricted-material.ts'
import { mayTip } from '#areas/tip-sites/rules/restricted-materials.ts'
import { notAChoice } from '#shared/text.ts'
import { loadLabels } from '../docket-row-labels.ts'
import type { LoadFact } from './load-fact.ts'
import { isClassified, isRecorded } from './load-material.ts'
import type { TipOrderOfLoads } from './load-tip-orders.ts'

/** One of the list's materials, visible or hidden. */
export interface ListedMaterial {
  readonly value: string
  readonly is_tracked: number
}

interface Lists {
  readonly materials: readonly ListedMaterial[]
  /** Those with PFAS or asbestos, and where they may go. */
  readonly restricted: readonly RestrictedMaterial[]
  /** The order's tip orders: the site of a load for one of them is known. */
  readonly tips: readonly Pick<TipOrderOfLoads, 'id' | 'tip_site_id' | 'direction'>[]
}

/** Older loads have no note, gross or tare. Which tip order it was for follows from the rest. */
const said = ({
  load_no: _no,
  tip_order_id: _tip,
  note = null,
  gross_t = null,
  tare_t = null,
  ...load
}: LoadFact): string =>
  JSON.stringify(
    Object.entries({ ...load, note, gross_t, tare_t }).toSorted(([one], [other]) => one.localeCompare(other)),
  )
const isTrip = (one: LoadFact, other: LoadFact) => one.material === other.material && one.tip === other.tip

/**
 * Errors in loads' materials, by field: not on the list, tracked without a record, taken where it may not go, or
 * unclassified. Loads already so `before` are accepted: they are on record, and must not block a correction of
 * something else. Nor is one of them checked again that went to the same place with the same material.
 */
export function materialErrors(
  loads: readonly LoadFact[],
  before: readonly LoadFact[],
  { materials, restricted, tips }: Lists,
): Record<string, string> {
  const tracked = materials.filter(({ is_tracked }) => is_tracked).map(({ value }) => value)
  const isListed = (material: string) =>
    materials.some(({ value }) => value === material) || notAChoice(loadLabels.material)
  const mayGo = ({ material, tip, tip_order_id }: LoadFact) => {
    const ordered = tips.find((one) => one.id === tip_order_id && !isSupply(one))
    return tip === null || mayTip({ material, tip, tip_site_id: ordered?.tip_site_id ?? null }, restricted)
  }
  const known = [...before]
  /** Each counts once: an identical further load is a new one. */
  const isKnown = (is: (one: LoadFact) => boolean) => {
    const at = known.findIndex(is)
    return at >= 0 && known.splice(at, 1).length > 0
  }
  const changed = [...loads.entries()].filter(([, load]) => !isKnown((one) => said(one) === said(load)))
  return Object.fromEntries(
    changed.flatMap(([at, load]) => {
      const checks = {
        material: isListed(load.material),
        note: isClassified(load),
        tip: isKnown((one) => isTrip(one, load)) || mayGo(load),
        waste_record_no: isRecorded(load, tracked),
      }
      return Object.entries(checks).flatMap(([field, words]) =>
        words === true ? [] : [[`loads.${at}.${field}`, words]],
      )
    }),
  )
}
