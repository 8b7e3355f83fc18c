import { isSupply, tipOrderOf } from '#areas/tip-orders/rules/tip-order-of.ts'
import { takesLoads } from '#areas/tip-orders/rules/tip-order-labels.ts'
import type { TipOrderStatus } from '#areas/tip-orders/contract/choices.ts'
import type { LoadFact } from './load-fact.ts'

type Tips = Parameters<typeof tipOrderOf>[1]
/** A tip order of the docket's work order. */
export type TipOrderOfLoads = Tips[number] & { readonly status: TipOrderStatus }
type Trip = Pick<LoadFact, 'material' | 'source' | 'tip'>

/**
 * Which tip order each load was for. One that was on the docket `before` keeps its own, even one that is over, while its
 * material and place are the same; `tip_order_id`, as it was read, tells apart loads of the same trip. Any other is for
 * one that its words fit.
 */
export function loadTipOrders(
  loads: readonly (Trip & { readonly tip_order_id?: unknown })[],
  before: readonly LoadFact[],
  tips: readonly TipOrderOfLoads[],
): (number | null)[] {
  const open = tips.filter(takesLoads)
  const left = before.flatMap((load) => {
    const tip = tips.find(({ id }) => id === load.tip_order_id)
    return tip ? [{ load, tip }] : []
  })
  return loads.map((load) => {
    const same = left.filter(({ load: was, tip }) => {
      const isSamePlace = isSupply(tip) ? load.source === was.source : load.tip === was.tip
      return isSamePlace && load.material === was.material
    })
    const kept = same.find(({ tip }) => tip.id === load.tip_order_id) ?? same[0]
    if (!kept) return tipOrderOf(load, open)
    left.splice(left.indexOf(kept), 1)
    return kept.tip.id
  })
}
