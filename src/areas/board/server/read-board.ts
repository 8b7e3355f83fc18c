import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { Board } from '../contract/board.ts'
import type { BoardQuery } from '../contract/endpoints.ts'
import {
  listBoardAssets,
  listBoardBookings,
  listBoardCategories,
  listBoardDrivers,
  listBoardHires,
  listBoardOrders,
  listBoardTags,
} from './board-store.ts'

/** Some days of the board, as far as the viewer may see them. */
export async function readBoard(
  db: Db,
  viewer: Viewer,
  { from, days }: BoardQuery,
  today: string,
): Promise<Board> {
  const to = addDays(from, Number(days) - 1)
  // Why someone is away is for those who book, and for themselves.
  const seesNotes = may(viewer, 'scheduler:write') || scopeOf(viewer, 'scheduler:read') === 'own'
  const bookings = await listBoardBookings(db, viewer, { from, to })
  const idsOf = (key: 'asset_id' | 'job_item_id') => [...new Set(bookings.flatMap((one) => one[key] ?? []))]
  const [orders, assets, drivers, hires] = await Promise.all([
    listBoardOrders(db, viewer, { from, to }, idsOf('job_item_id')),
    listBoardAssets(db, viewer, idsOf('asset_id')),
    listBoardDrivers(db, viewer),
    may(viewer, 'dry-hires:read') ? listBoardHires(db, { from, to }) : [],
  ])
  const [categories, tags] = await Promise.all([
    // Also those of which there is no machine, but an order.
    listBoardCategories(db, [
      ...new Set([...assets, ...orders].flatMap((one) => one.asset_category_id ?? [])),
    ]),
    listBoardTags(db, [...new Set([...assets, ...drivers].flatMap(({ tag_ids }) => tag_ids))]),
  ])
  return {
    from,
    to,
    today,
    categories,
    tags,
    assets,
    drivers,
    orders,
    bookings: bookings.map((one) => ({ ...one, note: seesNotes ? one.note : null })),
    hires,
  }
}
