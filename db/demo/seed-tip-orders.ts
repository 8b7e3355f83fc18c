import { createTipOrder } from '#areas/tip-orders/server/index.ts'
import { ordersOfTippers } from './days-store.ts'
import { materialsOf, tipsFor } from './materials.ts'
import type { Scenario } from './scenario.ts'
import { listedSites } from './tip-site-list.ts'

interface TipperOrder {
  id: number
  work_date: string
  job_title: string
  site_material: string
}

/** A tip order as a driver picks it for a load. */
export interface OrderedTip {
  id: number
  material: string
  tip: string
}

/** Closed by rain on the day of the demo. */
const isWet = (tip: string): boolean => listedSites.some(({ name, fields }) => name === tip && fields?.status)

/** Where some tippers' loads go, planned this morning: the first tip that takes the material. */
export async function planTips(scenario: Scenario, orders: readonly TipperOrder[]): Promise<OrderedTip[]> {
  const { platform, today, allocator } = scenario
  const sites = await platform.db.selectFrom('tip_site').select(['id', 'name']).execute()
  const ordered: OrderedTip[] = []
  await scenario.at(0, '05:10', allocator, async (change) => {
    for (const order of orders)
      for (const material of materialsOf(order)) {
        const tip = tipsFor(material).find((name) => order.work_date > today || !isWet(name))
        const site = sites.find(({ name }) => name === tip)
        if (!site) continue
        const input = { tip_site_id: site.id, material, planned_loads: 6 }
        const { id } = await createTipOrder(change, order.id, input)
        ordered.push({ id, material, tip: site.name })
      }
  })
  return ordered
}

/** Where the tippers' loads go from today on, besides the orders that had it planned before their driver set out. */
export async function seedTipOrders(scenario: Scenario): Promise<void> {
  await planTips(scenario, await ordersOfTippers(scenario.platform.db, scenario.today))
}
