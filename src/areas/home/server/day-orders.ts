import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'
import type { OrderFilters } from '#areas/work-orders/contract/endpoints.ts'
import { listOrders } from '#areas/work-orders/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import type { HomeContext } from './home-card.ts'

type Base = Pick<HomeContext, 'db' | 'viewer' | 'today'>

/** The first orders that a filter finds, as this viewer may see them. */
export const ordersOf = ({ db, viewer, today }: Base, filters: Partial<OrderFilters>) =>
  listOrders(
    db,
    viewer,
    { sort: 'work_date', page: 1, page_size: 1, search: '', with_total: 1, ...filters },
    today,
  )
export type Order = Awaited<ReturnType<typeof listOrders>>['rows'][number]

export const countOrders = async (base: Base, filters: Partial<OrderFilters>): Promise<number> =>
  (await ordersOf(base, filters)).total ?? 0

export const ordersLink = (filters: string): string => `/dashboard/work-orders?sort=work_date&${filters}`

/** The day that is planned: tomorrow, or when nothing is to be done then, the next day on which there is. */
export async function findPlanDay(base: Base): Promise<string> {
  const tomorrow = addDays(base.today, 1)
  const first = async (order_status: OrderStatus) =>
    (await ordersOf(base, { from: tomorrow, order_status, with_total: 0 })).rows.map(
      ({ work_date }) => work_date,
    )
  const days = await Promise.all([first('Confirmed'), first('Pending')])
  return days.flat().toSorted()[0] ?? tomorrow
}
