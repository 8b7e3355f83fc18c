import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { BoardAnswer } from '../contract/board.ts'
import { isOwn, listBoardAssets } from './board-store.ts'
import {
  findBookingIds,
  findOrderIds,
  listBoardBookings,
  listBoardOrders,
  listOrdersById,
  type Moment,
} from './booked-store.ts'
import type { Days } from './days-store.ts'

/** What is booked, with its machines and orders, and the jobs and categories of all of these. */
interface Booked extends Pick<BoardAnswer, 'assets' | 'orders' | 'bookings' | 'order_ids' | 'booking_ids'> {
  job_ids: readonly number[]
  category_ids: readonly number[]
}

/** All that is booked on some days. Those who see only their own bookings get nothing else. */
export async function readBooked(db: Db, viewer: Viewer, days: Days): Promise<Booked> {
  const isOnlyOwn = isOwn(viewer)
  const [bookings, ofDays, fleet] = await Promise.all([
    listBoardBookings(db, viewer, days),
    isOnlyOwn ? [] : listBoardOrders(db, days),
    isOnlyOwn ? [] : listBoardAssets(db, viewer),
  ])
  const idsOf = (key: 'asset_id' | 'job_item_id') => unique(bookings.flatMap((one) => one[key] ?? []))
  const known = new Set(ofDays.map(({ id }) => id))
  const [others, assets] = await Promise.all([
    // Those worked on these days from the day before.
    listOrdersById(
      db,
      idsOf('job_item_id').filter((id) => !known.has(id)),
    ),
    isOnlyOwn ? listBoardAssets(db, viewer, idsOf('asset_id')) : fleet,
  ])
  const orders = [...others, ...ofDays]
  return {
    assets,
    orders,
    bookings: forViewer(viewer, bookings),
    order_ids: null,
    booking_ids: null,
    ...partsOf(orders),
  }
}

/** Only what may have changed since: for those who see all bookings. */
export async function readBookedSince(db: Db, viewer: Viewer, days: Days, since: Moment): Promise<Booked> {
  const [bookings, allBookings, ofDays, allOrders, assets] = await Promise.all([
    listBoardBookings(db, viewer, days, since),
    findBookingIds(db, viewer, days),
    listBoardOrders(db, days, since),
    findOrderIds(db, days),
    listBoardAssets(db, viewer),
  ])
  const others = await listOrdersById(db, allBookings.order_ids)
  const parts = partsOf(others)
  return {
    assets,
    orders: [...others, ...ofDays],
    bookings: forViewer(viewer, bookings),
    order_ids: [...allBookings.order_ids, ...allOrders.ids],
    booking_ids: allBookings.ids,
    job_ids: [...allOrders.job_ids, ...parts.job_ids],
    category_ids: [...allOrders.category_ids, ...parts.category_ids],
  }
}

/** Why someone is away is for those who book, and for themselves. */
const forViewer = (viewer: Viewer, bookings: BoardAnswer['bookings']): BoardAnswer['bookings'] =>
  isOwn(viewer) || may(viewer, 'scheduler:write') ? bookings : bookings.map((one) => ({ ...one, note: null }))

const partsOf = (orders: BoardAnswer['orders']) => ({
  job_ids: unique(orders.map(({ job_id }) => job_id)),
  category_ids: unique(orders.flatMap(({ asset_category_id }) => asset_category_id ?? [])),
})

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]
