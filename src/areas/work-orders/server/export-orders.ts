import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatTime } from '#shared/local-date.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { chargeUnitWords } from '#shared/units.ts'
import type { OrderNarrowing } from '../contract/endpoints.ts'
import { orderLabels as labels } from '../rules/order-labels.ts'
import { exportPage } from './order-store.ts'
import { presentOrder } from './present-order.ts'

const { text, number, price, date, yesNo, dayOf } = exported
type Exported = ReturnType<typeof presentOrder<Awaited<ReturnType<typeof exportPage>>[number]>>

/** Every field of an order; prices only for viewers who may see them. */
const columns: readonly ExportColumn<Exported>[] = [
  text(labels.order_no, (order) => order.order_no),
  text(labels.order_status, (order) => order.order_status),
  text(labels.invoiced, (order) => invoicedWord(order.order_status)),
  date(labels.work_date, (order) => order.work_date),
  text(labels.start_time, (order) => formatTime(order.start_time)),
  text(labels.end_time, (order) => formatTime(order.end_time)),
  text(labels.asset_category_id, (order) => order.asset_category),
  text(labels.assets, (order) => order.assets),
  text(labels.off_road, (order) => order.off_road),
  yesNo(labels.asset_to_follow, (order) => order.asset_to_follow),
  text(labels.drivers, (order) => order.drivers),
  yesNo(labels.needs_driver, (order) => order.needs_driver),
  yesNo(labels.driver_to_follow, (order) => order.driver_to_follow),
  text(labels.client, (order) => order.client),
  text(labels.site, (order) => order.site),
  text(labels.site_suburb, (order) => order.site_suburb),
  text(labels.job_id, (order) => order.job_no),
  text(labels.job_title, (order) => order.job_title),
  text(labels.job_status, (order) => order.job_status),
  price(labels.rate_snapshot, (order) => order.rate_snapshot?.unit_price_cents ?? null, 'jobs:rates'),
  text('Rate per', (order) => order.rate_snapshot && chargeUnitWords[order.rate_snapshot.unit], 'jobs:rates'),
  number('Minimum hours', (order) => order.rate_snapshot?.min_hours ?? null, 'jobs:rates'),
  text('Rate from', (order) => order.rate_snapshot?.source ?? null, 'jobs:rates'),
  text(labels.order_notes, (order) => order.order_notes),
  text(labels.internal_notes, (order) => order.internal_notes),
  dayOf(labels.confirmed_at, (order) => order.confirmed_at),
  dayOf(labels.cancelled_at, (order) => order.cancelled_at),
  text(labels.cancel_reason, (order) => order.cancel_reason),
  dayOf(labels.created_at, (order) => order.created_at),
]

export const orderExport: ListExport<Exported, OrderNarrowing> = {
  title: 'Work orders',
  record_type: 'job_item',
  read: 'work-orders:read',
  columns,
  page: async ({ db, viewer, filters, ...where }) => {
    const orders = await exportPage(db, viewer, filters, where)
    return orders.map((order) => presentOrder(viewer, order))
  },
}
