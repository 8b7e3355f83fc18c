import { countDriverJobs } from '#areas/driver-jobs/server/index.ts'
import type { OrderFilters, OrderNarrowing } from '#areas/work-orders/contract/endpoints.ts'
import { countOrders, countUnfilled, findNextOrderDay, listOrders } from '#areas/work-orders/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { HomeContext } from './home-card.ts'

type Base = Pick<HomeContext, 'db' | 'viewer' | 'today'>

/** The first orders matching a filter, as far as the viewer may see them. */
export const ordersOf = ({ db, viewer, today }: Base, filters: Partial<OrderFilters>) =>
  listOrders(
    db,
    viewer,
    { sort: 'work_date', page: 1, page_size: 1, search: '', with_total: 1, ...filters },
    today,
  )
export type Order = Awaited<ReturnType<typeof listOrders>>['rows'][number]

export const countsOf = ({ db, viewer, today }: Base, filters: Partial<OrderNarrowing>) =>
  countOrders(db, viewer, { search: '', ...filters }, today)

export const ordersLink = (filters: string): string => `/dashboard/work-orders?sort=work_date&${filters}`

/** The day being planned, with its orders by progress. */
export interface PlanDay {
  day: string
  confirmed: number
  pending: number
  unfilled: number
}

/** Today's work has an order to fill, a driver who has not answered, or a machine off the road. */
async function isInTrouble(base: Base): Promise<boolean> {
  const { db, viewer, today } = base
  const day = { from: today, to: today }
  const [to_fill, jobs, { total: off_road }] = await Promise.all([
    countUnfilled(db, viewer, { search: '', ...day }, today),
    may(viewer, 'driver-jobs:read') ? countDriverJobs(db, viewer, { search: '', ...day }) : null,
    ordersOf(base, { ...day, off_road: '1' }),
  ])
  const unanswered = (jobs?.get('Sent') ?? 0) + (jobs?.get('Seen') ?? 0)
  return to_fill + unanswered + (off_road ?? 0) > 0
}

/** Today while it needs attention; otherwise tomorrow, or the next day with orders if tomorrow has none. */
export async function proposeDay(base: Base): Promise<string> {
  const { db, viewer, today } = base
  const tomorrow = addDays(today, 1)
  const [inTrouble, next] = await Promise.all([
    isInTrouble(base),
    findNextOrderDay(db, viewer, tomorrow, today),
  ])
  return inTrouble ? today : (next ?? tomorrow)
}

export async function readPlanDay(context: Base & Pick<HomeContext, 'facts'>, day: string): Promise<PlanDay> {
  const days = { from: day, to: day }
  const [counts, unfilled] = await Promise.all([countsOf(context, days), context.facts.unfilled(days)])
  return { day, confirmed: counts.of('Confirmed'), pending: counts.of('Pending'), unfilled }
}

/** How many days can be chosen without a calendar. */
const nearDays = 4

/** Today and the next days, with what is to fill on each. */
export const readNearDays = ({ today, facts }: HomeContext) =>
  Promise.all(
    Array.from({ length: nearDays }, async (_, at) => {
      const date = addDays(today, at)
      return { date, to_fill: await facts.unfilled({ from: date, to: date }) }
    }),
  )
