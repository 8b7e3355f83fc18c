import { isSupply, tipOrderOf } from '#areas/tip-orders/rules/tip-order-of.ts'
import { tipDirectionWords } from '#areas/tip-orders/rules/tip-order-labels.ts'
import type { RestrictedMaterial } from '#areas/tip-sites/contract/restricted-material.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import type { StepData } from '../contract/step.ts'

type Tips = DriverJob['tips']
/** A tip site that a load may be tipped at; with a tip order where it was ordered. */
export interface TipPlace extends Pick<StepData['tip'], 'tip' | 'tip_site_id' | 'tip_order_id'> {
  /** Names are not unique, and one site may be ordered in several directions. */
  readonly key: string
  readonly label: string
}

/** The tips ordered for a material; for one with PFAS or asbestos also every other site that may take it. */
export function tipPlaces(
  tips: Tips,
  material: string,
  restricted: readonly RestrictedMaterial[],
): TipPlace[] {
  const ordered = tips.filter((one) => one.material === material && !isSupply(one))
  const isTwice = ({ id, tip_site_id }: Tips[number]) =>
    ordered.some((other) => other.id !== id && other.tip_site_id === tip_site_id)
  const others = (restricted.find((one) => one.material === material)?.tips ?? []).filter(({ id }) =>
    ordered.every(({ tip_site_id }) => tip_site_id !== id),
  )
  return [
    ...ordered.map((one) => ({
      key: `order ${one.id}`,
      tip: one.tip,
      label: placeWords(one.tip, one.suburb) + (isTwice(one) ? `: ${tipDirectionWords[one.direction]}` : ''),
      tip_site_id: one.tip_site_id,
      tip_order_id: one.id,
    })),
    ...others.map(({ id, name, suburb }) => ({
      key: `site ${id}`,
      tip: name,
      label: placeWords(name, suburb),
      tip_site_id: id,
      tip_order_id: null,
    })),
  ]
}

const placeWords = (name: string, suburb: string | null): string => (suburb ? `${name}, ${suburb}` : name)

/** The place that a step named before, to be chosen again. */
export const placeOf = (
  said: Partial<Pick<StepData['tip'], 'tip_site_id' | 'tip_order_id'>>,
  places: readonly TipPlace[],
): TipPlace | undefined =>
  places.find(({ tip_order_id, tip_site_id }) =>
    said.tip_order_id ? tip_order_id === said.tip_order_id : tip_site_id === said.tip_site_id,
  )

/** Where a load was tipped: the chosen place, or another one as it is typed. */
export function tippedAt(
  { place, tip }: { place: string | null; tip: string | null },
  material: string,
  { places, tips }: { places: readonly TipPlace[]; tips: Tips },
): Pick<StepData['tip'], 'tip' | 'tip_site_id' | 'tip_order_id'> {
  const chosen = places.find(({ key }) => key === place)
  if (chosen) return { tip: chosen.tip, tip_site_id: chosen.tip_site_id, tip_order_id: chosen.tip_order_id }
  return {
    tip: tip ?? '',
    tip_site_id: null,
    tip_order_id: tipOrderOf({ material, source: null, tip }, tips),
  }
}
