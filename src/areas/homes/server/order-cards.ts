import { addDays, formatDate, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { type Order, ordersLink, ordersOf } from './day-orders.ts'
import {
  type CardItem,
  type HomeCardSource,
  type HomeContext,
  countOf,
  homeCard,
  openFor,
} from './home-card.ts'
import { findEndingPapers } from './order-cards-store.ts'
import { joined, shortDate, startWords } from './row-words.ts'

/** How many days ahead orders are filled. */
export const planDays = 7

const addressOf = ({ id }: Order): string => `/dashboard/work-orders/${id}/edit`

const placeOf = ({ order_no, client, site_suburb }: Order): string => joined(order_no, client, site_suburb)

function lacks({ assets, drivers, needs_driver }: Order): string | null {
  const wantsDriver = !drivers && needs_driver === 1
  if (!assets) return wantsDriver ? 'No machine, no driver' : 'No machine'
  return wantsDriver ? 'No driver' : null
}

const rowOf =
  (context: HomeContext, verb: string, wordsOf: (order: Order) => CardItem) =>
  (order: Order): CardItem => ({
    when: startWords(order.starts_at, context.today),
    detail: placeOf(order),
    link: addressOf(order),
    action: openFor(context, 'scheduler:write', verb, addressOf(order)),
    ...wordsOf(order),
  })

export const orderCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'orders-unfilled',
    title: 'To fill',
    permission: 'work-orders:read',
    link: ordersLink('unallocated=1'),
    read: async (context) => {
      const { today, limit } = context
      const until = addDays(today, planDays)
      const urgent = addDays(today, 1)
      const { rows, total } = await ordersOf(context, {
        from: today,
        to: until,
        unallocated: '1',
        page_size: limit,
      })
      const row = rowOf(context, 'Fill', (order) => ({
        label: order.asset_category,
        reason: lacks(order),
        tone: order.work_date <= urgent ? 'warning' : 'plain',
      }))
      return {
        count: total ?? 0,
        items: rows.map(row),
        link: ordersLink(`from=${today}&to=${until}&unallocated=1`),
      }
    },
  }),
  homeCard({
    key: 'orders-off-road',
    title: 'Booked but off road',
    permission: 'work-orders:read',
    link: ordersLink('off_road=1'),
    read: async (context) => {
      const { rows, total } = await ordersOf(context, {
        from: context.today,
        off_road: '1',
        page_size: context.limit,
      })
      const row = rowOf(context, 'Swap', ({ asset_category, off_road }) => ({
        label: asset_category,
        reason: off_road,
        tone: 'danger',
      }))
      return { count: total ?? 0, items: rows.map(row), link: ordersLink(`off_road=1&from=${context.today}`) }
    },
  }),
  homeCard({
    key: 'documents-tomorrow',
    title: 'Documents stopping work',
    // It shows everyone's documents, so it is for those who book, not for those who see only their own bookings.
    permission: 'scheduler:write',
    link: null,
    read: async (context) => {
      const papers = await findEndingPapers(context.db, addDays(context.today, 1), context.limit)
      return {
        count: countOf(papers),
        items: papers.map(({ record_type, record_id, name, paper, ends_on, order_no }) => {
          const link =
            record_type === 'driver'
              ? `/dashboard/subcontractors/drivers/${record_id}/edit`
              : `/dashboard/resources/assets/${record_id}/edit`
          return {
            when: shortDate(addDays(context.today, 1)),
            label: name,
            detail: joined(paper, order_no),
            reason: `Ends ${shortDate(ends_on)}`,
            tone: 'danger' as const,
            link,
            action: openFor(context, 'scheduler:write', 'Open', link),
          }
        }),
      }
    },
  }),
  homeCard({
    key: 'day',
    title: 'Your orders today',
    permission: 'work-orders:read',
    link: null,
    empty_text: 'You have no orders today.',
    read: async (context) => {
      const { today, limit } = context
      const { rows, total } = await ordersOf(context, { from: today, to: today, page_size: limit })
      return {
        count: total ?? 0,
        items: rows.map((order) => ({
          label: `${weekday(order.work_date)} ${formatDate(order.work_date)}, ${formatTime(melbourneTime(order.starts_at))} · ${order.asset_category}`,
          detail: joined(order.order_no, order.client, order.site_suburb, order.assets),
          link: addressOf(order),
        })),
      }
    },
  }),
]
