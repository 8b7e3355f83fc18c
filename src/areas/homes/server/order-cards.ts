import { outstandingWords } from '#areas/work-orders/rules/order-status.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { addDays, formatDate, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { type Order, countsOf, ordersLink, ordersOf, toConfirmLink, toFillLink } from './day-orders.ts'
import { type CardItem, type HomeCardSource, type HomeContext, homeCard, openFor } from './home-card.ts'
import { soonDays } from './home-facts.ts'
import { type FreeAssets, findFreeAssets } from './free-assets-store.ts'
import { readInTrouble } from './in-trouble.ts'
import { replaceLink, toReplace } from './to-replace.ts'
import { joined, whenOf } from './row-words.ts'

/** The chosen day, or all to come. */
const planned = ({ day, today }: HomeContext) => (day === null ? { from: today } : { from: day, to: day })

const countUnfilled = (context: HomeContext) => context.facts.unfilled(planned(context))

const toConfirm = async (context: HomeContext) =>
  ({ ...planned(context), order_status: 'To Confirm', except_ids: await readInTrouble(context) }) as const

const addressOf = ({ id }: Pick<Order, 'id'>): string => `/dashboard/work-orders/${id}/edit`

const placeOf = ({ order_no, client, site_suburb }: Order): string => joined(order_no, client, site_suburb)

function lacks({ assets, drivers, needs_driver }: Order): string | null {
  const wantsDriver = !drivers && needs_driver === 1
  if (!assets) return wantsDriver ? 'No machine, no driver' : 'No machine'
  return wantsDriver ? 'No driver' : null
}

/** What is free for an order without a machine: none, one by name, or how many. */
function freeWords({ free, fleet_no }: FreeAssets): string {
  if (free === 0) return 'None of our plant is free'
  return free === 1 ? `${fleet_no} free` : `${free} free`
}

/** Why an order is not filled, and what fills it. The only free machine is booked from the row. */
function fillRow({ viewer, today }: HomeContext, order: Order, found: FreeAssets | undefined) {
  const { id: order_id, version, asset_category: label, work_date } = order
  const isPressing = work_date <= addDays(today, 1)
  if (order.assets || !found)
    return { label, reason: lacks(order), tone: isPressing ? ('warning' as const) : ('plain' as const) }
  const { free, asset_id, fleet_no } = found
  const certain = free === 1 && asset_id !== null && fleet_no !== null && may(viewer, 'scheduler:write')
  return {
    label,
    reason: freeWords(found),
    tone: free === 0 ? ('warning' as const) : ('plain' as const),
    ...(certain && { action: { kind: 'book' as const, order_id, version, asset_id, asset: fleet_no } }),
  }
}

const rowOf =
  (context: HomeContext, verb: string, wordsOf: (order: Order) => CardItem) =>
  (order: Order): CardItem => ({
    when: whenOf(context, order.starts_at),
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
    link: toFillLink(null),
    sum: async (context) => ({ count: await countUnfilled(context), link: toFillLink(context.day) }),
    read: async (context) => {
      const { db, limit } = context
      const range = planned(context)
      const [{ rows }, count] = await Promise.all([
        ordersOf(context, { ...range, unallocated: '1', page_size: limit, with_total: 0 }),
        countUnfilled(context),
      ])
      const without = rows.filter(({ assets }) => !assets)
      const free = await findFreeAssets(
        db,
        without.map(({ id }) => id),
      )
      const row = rowOf(context, 'Fill', (order) => fillRow(context, order, free.get(order.id)))
      return { count, items: rows.map(row), link: toFillLink(context.day) }
    },
  }),
  homeCard({
    key: 'orders-to-confirm',
    title: 'To confirm and send',
    permission: 'work-orders:write',
    link: toConfirmLink(null),
    sum: async (context) => ({
      count: (await countsOf(context, await toConfirm(context))).all,
      link: toConfirmLink(context.day),
    }),
    read: async (context) => {
      const { facts, limit } = context
      const [stopped, filters] = await Promise.all([facts.stopped(), toConfirm(context)])
      const { rows, total } = await ordersOf(context, { ...filters, page_size: limit })
      const row = rowOf(context, 'Confirm', (order) => {
        const { id, version, order_no } = order
        const mayNot = stopped.find(({ order_id }) => order_id === id)
        const awaited = outstandingWords(order)
        if (awaited !== null)
          return {
            label: order.drivers ?? order.assets ?? order.asset_category,
            reason: `The job waits for: ${awaited}`,
            tone: 'warning',
            action: openFor(context, 'jobs:read', 'Open job', `/dashboard/jobs/${order.job_id}/edit`),
          }
        return {
          label: order.drivers ?? order.assets ?? order.asset_category,
          detail: joined(placeOf(order), order.drivers && order.assets),
          reason: 'Not confirmed, so not sent',
          action: { kind: 'confirm_order', id, version, order_no },
          ...(mayNot && toReplace(context, mayNot)),
        }
      })
      return { count: total ?? 0, items: rows.map(row), link: toConfirmLink(context.day) }
    },
  }),
  homeCard({
    key: 'orders-off-road',
    title: 'Booked but off road',
    permission: 'work-orders:read',
    link: ordersLink('off_road=1'),
    read: async (context) => {
      const { day, facts, limit } = context
      const range = planned(context)
      const isNone = day !== null && (await facts.offRoad()).length === 0
      const { rows, total } = isNone
        ? { rows: [], total: 0 }
        : await ordersOf(context, { ...range, off_road: '1', page_size: limit })
      const row = rowOf(context, 'Swap', ({ id, asset_category, off_road }) => ({
        action: openFor(context, 'scheduler:write', 'Swap', replaceLink(id, 'asset')),
        label: asset_category,
        reason: off_road,
        tone: 'danger',
      }))
      return {
        count: total ?? 0,
        items: rows.map(row),
        link: ordersLink(`off_road=1&${new URLSearchParams(range).toString()}`),
      }
    },
  }),
  homeCard({
    key: 'bookings-stopped',
    title: 'Booked but may not work',
    permission: 'scheduler:write',
    link: null,
    read: async (context) => {
      const { day, facts, limit } = context
      const [all, offRoad] = await Promise.all([facts.stopped(), facts.offRoad()])
      const stopped = all.filter(({ order_id }) => !offRoad.includes(order_id))
      return {
        ...(day === null && { title: `Booked but may not work, next ${soonDays} days` }),
        count: stopped.length,
        items: stopped.slice(0, limit).map((booking) => ({
          when: whenOf(context, booking.starts_at),
          label: booking.name,
          detail: joined(booking.order_no, booking.client, booking.site_suburb),
          link: addressOf({ id: booking.order_id }),
          ...toReplace(context, booking),
        })),
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
