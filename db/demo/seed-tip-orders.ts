import { createTipOrder } from '#areas/tip-orders/server/index.ts'
import { ordersOfTippers } from './days-store.ts'
import { materialsOf, tipsFor } from './materials.ts'
import type { Scenario } from './scenario.ts'
import { listedSites } from './tip-site-list.ts'

/** Closed by rain on the day of the demo. */
const isWet = (tip: string): boolean => listedSites.some(({ name, fields }) => name === tip && fields?.status)

/** Where the tippers' loads go from today on: the first tip that takes the material. */
export async function seedTipOrders(scenario: Scenario): Promise<void> {
  const { platform, today, allocator } = scenario
  const orders = await ordersOfTippers(platform.db, today)
  const sites = await platform.db.selectFrom('tip_site').select(['id', 'name']).execute()
  await scenario.at(0, '05:10', allocator, async (change) => {
    for (const order of orders)
      for (const material of materialsOf(order)) {
        const tip = tipsFor(material).find((name) => order.work_date > today || !isWet(name))
        const site = sites.find(({ name }) => name === tip)
        if (site) await createTipOrder(change, order.id, { tip_site_id: site.id, material, planned_loads: 6 })
      }
  })
}
