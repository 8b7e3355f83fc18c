import { defaultCompany } from '#areas/settings/server/index.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import { sellerParty } from '#shared/parties.ts'
import type { DaySheets } from '../../contract/day-sheets.ts'
import { type Base, countsOf, dayOrders, ordersOf } from '../day-orders.ts'
import { nextWorkDay } from '../days-ahead.ts'
import { listSheetOrders } from './day-sheets-store.ts'

/** More than the largest business has in a day. */
export const mostOrders = 500

/** The orders of a day that the viewer may see, for its sheets; without a day of the next one with work. */
export async function readDaySheets(context: Base, asked: string | null): Promise<DaySheets> {
  const { db, viewer } = context
  const day = asked ?? (await nextWorkDay(context))
  const [{ rows }, counts, company] = await Promise.all([
    ordersOf(context, { ...dayOrders(day), page_size: mostOrders, with_total: 0 }),
    countsOf(context, { from: day, to: day }),
    defaultCompany(db),
  ])
  const [orders, logo] = await Promise.all([
    listSheetOrders(
      db,
      rows.map(({ id }) => id),
    ),
    findFileAddress(db, company.logo_file_id),
  ])
  const offRoad = new Map(rows.map(({ id, off_road }) => [id, off_road]))
  const seesPhones = scopeOf(viewer, 'drivers:read') === 'all'
  return {
    day,
    count: counts.live - (rows.length - orders.length),
    seller: sellerParty(company),
    logo,
    orders: orders.map((order) => ({
      ...order,
      off_road: offRoad.get(order.id) ?? null,
      drivers: order.drivers.map(({ phone, ...driver }) => ({ ...driver, phone: seesPhones ? phone : null })),
    })),
  }
}
