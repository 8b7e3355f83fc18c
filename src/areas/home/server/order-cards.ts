import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'
import type { OrderFilters } from '#areas/work-orders/contract/endpoints.ts'
import { listOrders } from '#areas/work-orders/server/index.ts'
import { type Weekday, addDays, formatDate, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { type HomeCardSource, type HomeContext, countOf, homeCard } from './home-card.ts'
import { findEndingPapers } from './order-cards-store.ts'

/** How many days ahead orders are filled. */
const planDays = 7

const listed = (filters: string) => `/dashboard/work-orders?sort=work_date&${filters}`

/** The first orders on some days, as this viewer may see them. */
const orders = (
  { db, viewer, today, limit }: HomeContext,
  from: string,
  to: string | undefined,
  more: Partial<OrderFilters> = {},
) =>
  listOrders(
    db,
    viewer,
    {
      from,
      to,
      sort: 'work_date',
      page: 1,
      page_size: limit,
      search: '',
      with_total: 1,
      ...more,
    },
    today,
  )

type Order = Awaited<ReturnType<typeof listOrders>>['rows'][number]

const itemOf = (detailOf: (order: Order) => string | null) => (order: Order) => ({
  label: `${weekday(order.work_date)} ${formatDate(order.work_date)}, ${formatTime(melbourneTime(order.starts_at))} · ${order.asset_category}`,
  detail: [order.order_no, order.client, order.site_suburb, detailOf(order)].filter(Boolean).join(' · '),
  link: `/dashboard/work-orders/${order.id}/edit`,
  at: null,
})

const lacks = ({ assets, drivers, needs_driver }: Order): string | null => {
  const missing = [...(assets ? [] : ['asset']), ...(drivers || !needs_driver ? [] : ['driver'])]
  return missing.length > 0 ? `no ${missing.join(', no ')}` : null
}

const dayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** The state of a day's orders, in numbers that each link to their orders. */
async function dayCard(context: HomeContext, day: string) {
  const count = async (more: Partial<OrderFilters>) =>
    (await orders(context, day, day, { page_size: 1, ...more })).total ?? 0
  const on = `from=${day}&to=${day}`
  const [confirmed, pending, unfilled] = await Promise.all([
    count({ order_status: 'Confirmed' }),
    count({ order_status: 'Pending' }),
    count({ unallocated: '1' }),
  ])
  const items = [
    { of: confirmed, words: 'confirmed', filters: `${on}&order_status=Confirmed` },
    { of: pending, words: 'still pending', filters: `${on}&order_status=Pending` },
    { of: unfilled, words: 'without an asset or a driver', filters: `${on}&unallocated=1` },
  ]
  return {
    count: confirmed + pending,
    link: listed(on),
    items: items
      .filter((one) => one.of > 0)
      .map(({ of, words, filters }) => ({
        label: `${plural(of, 'order')} ${words}`,
        detail: null,
        link: listed(filters),
        at: null,
      })),
  }
}

/** The next day after `day` with something to do; null when there is none. */
async function findNextDay(context: HomeContext, day: string): Promise<string | null> {
  const first = async (order_status: OrderStatus) =>
    (
      await orders(context, addDays(day, 1), undefined, {
        order_status,
        page_size: 1,
        with_total: 0,
      })
    ).rows.map(({ work_date }) => work_date)
  const days = await Promise.all([first('Confirmed'), first('Pending')])
  return days.flat().toSorted()[0] ?? null
}

export const orderCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'orders-unfilled',
    title: 'Orders to fill',
    tone: 'danger',
    permission: 'work-orders:read',
    link: listed('unallocated=1'),
    empty_text: `Every order of the next ${planDays} days has its asset and driver.`,
    read: async (context) => {
      const until = addDays(context.today, planDays)
      const { rows, total } = await orders(context, context.today, until, { unallocated: '1' })
      return {
        count: total ?? 0,
        items: rows.map(itemOf(lacks)),
        link: listed(`from=${context.today}&to=${until}&unallocated=1`),
      }
    },
  }),
  homeCard({
    key: 'orders-off-road',
    title: 'Booked assets off road',
    tone: 'danger',
    permission: 'work-orders:read',
    link: listed('off_road=1'),
    empty_text: 'Every booked asset is on the road.',
    read: async (context) => {
      const { rows, total } = await orders(context, context.today, undefined, { off_road: '1' })
      return { count: total ?? 0, items: rows.map(itemOf(({ off_road }) => off_road)) }
    },
  }),
  homeCard({
    key: 'tomorrow',
    title: 'Tomorrow',
    tone: 'neutral',
    permission: 'work-orders:read',
    link: null,
    empty_text: 'Nothing is planned for tomorrow.',
    read: async (context) => {
      const tomorrow = addDays(context.today, 1)
      const card = await dayCard(context, tomorrow)
      const next = card.count > 0 ? null : await findNextDay(context, tomorrow)
      if (next === null) return card
      const { count, link, items } = await dayCard(context, next)
      const label = `Nothing tomorrow. ${dayNames[weekday(next)]} ${formatDate(next)}: ${plural(count, 'order')}`
      return { count, link, items: [{ label, detail: null, link, at: null }, ...items] }
    },
  }),
  homeCard({
    key: 'documents-tomorrow',
    title: "Documents expiring before tomorrow's work",
    tone: 'danger',
    // It shows everybody's documents: for people who book, not for those limited to their own bookings.
    permission: 'scheduler:write',
    link: null,
    empty_text: 'Everyone booked tomorrow has current documents.',
    read: async ({ db, today, limit }) => {
      const papers = await findEndingPapers(db, addDays(today, 1), limit)
      return {
        count: countOf(papers),
        items: papers.map(({ record_type, record_id, name, paper, ends_on, order_no }) => ({
          label: `${name}: ${paper}`,
          detail: `ends ${formatDate(ends_on)} · ${order_no}`,
          link:
            record_type === 'driver'
              ? `/dashboard/subcontractors/drivers/${record_id}/edit`
              : `/dashboard/resources/assets/${record_id}/edit`,
          at: null,
        })),
      }
    },
  }),
  homeCard({
    key: 'day',
    title: 'Your orders today',
    tone: 'neutral',
    permission: 'work-orders:read',
    link: null,
    empty_text: 'You have no orders today.',
    read: async (context) => {
      const { rows, total } = await orders(context, context.today, context.today)
      return { count: total ?? 0, items: rows.map(itemOf(({ assets }) => assets)) }
    },
  }),
]
