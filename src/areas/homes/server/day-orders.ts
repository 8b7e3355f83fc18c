import { isAnyUnanswered } from '#areas/driver-jobs/server/index.ts'
import { countOrders, findOrderDays, isTodayInTrouble, listOrders } from '#areas/work-orders/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { nearDays } from '../rules/near-days.ts'
import { nextWorkDay } from './days-ahead.ts'
import type { HomeContext } from './home-card.ts'

/** Whose orders they are, and when it is. */
export type Base = Pick<HomeContext, 'db' | 'viewer' | 'today' | 'now'>

/** The first orders matching a filter, as far as the viewer may see them. */
export const ordersOf = ({ db, viewer, today }: Base, filters: Partial<Parameters<typeof listOrders>[2]>) =>
  listOrders(
    db,
    viewer,
    { sort: 'work_date', page: 1, page_size: 1, search: '', with_total: 1, ...filters },
    today,
  )
export type Order = Awaited<ReturnType<typeof listOrders>>['rows'][number]

export const countsOf = ({ db, viewer, today }: Base, filters: Partial<Parameters<typeof countOrders>[2]>) =>
  countOrders(db, viewer, { search: '', ...filters }, today)

export const ordersLink = (filters: string): string => `/dashboard/work-orders?sort=work_date&${filters}`

/** The orders to fill on a day; without one the tab of the list. */
export const toFillLink = (day: string | null): string =>
  ordersLink(day === null ? 'unallocated=1&when=coming' : `from=${day}&to=${day}&unallocated=1`)

/** The same of orders to confirm. */
export const toConfirmLink = (day: string | null): string =>
  ordersLink(`order_status=To+Confirm&${day === null ? 'when=coming' : `from=${day}&to=${day}`}`)

/** The orders of a day, as the work orders list them there: finished ones too, and none called off or moved away. */
export const dayOrders = (day: string) => ({ from: day, to: day, order_status: 'Not Cancelled' }) as const

/** The day being planned, with how many orders it has, how many of them broke down and how many are to fill. */
export interface PlanDay {
  day: string
  orders: number
  broke_down: number
  unfilled: number
}

/** What is left of today's work has an order to fill, a machine off the road, or a driver who has not answered. */
async function isInTrouble({ db, viewer, today, now }: Base): Promise<boolean> {
  const [isShort, isUnanswered] = await Promise.all([
    isTodayInTrouble(db, viewer, today, now),
    may(viewer, 'driver-jobs:read') && isAnyUnanswered(db, viewer, today, now),
  ])
  return isShort || isUnanswered
}

/** Today while what is left of it needs attention; otherwise the next day with work. */
export async function proposeDay(base: Base): Promise<string> {
  const [inTrouble, next] = await Promise.all([isInTrouble(base), nextWorkDay(base)])
  return inTrouble ? base.today : next
}

export async function readPlanDay(context: Base & Pick<HomeContext, 'facts'>, day: string): Promise<PlanDay> {
  const days = { from: day, to: day }
  const [counts, unfilled] = await Promise.all([countsOf(context, days), context.facts.unfilled(days)])
  return { day, orders: counts.live, broke_down: counts.of('Broke Down'), unfilled }
}

/** Today and the next days with work, with what is to fill on each. */
export async function readNearDays({ db, viewer, today, facts }: HomeContext) {
  const days = nearDays(today, await findOrderDays(db, viewer, addDays(today, 1), today))
  return Promise.all(
    days.map(async (date) => ({ date, to_fill: await facts.unfilled({ from: date, to: date }) })),
  )
}
