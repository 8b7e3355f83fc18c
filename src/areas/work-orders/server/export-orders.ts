import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { formatTime } from '#shared/local-date.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { chargeUnitWords } from '#shared/units.ts'
import type { OrderNarrowing } from '../contract/endpoints.ts'
import { exportPage } from './order-store.ts'
import { presentOrder } from './present-order.ts'

const { text, number, price, date, yesNo, dayOf } = exported
type Exported = ReturnType<typeof presentOrder<Awaited<ReturnType<typeof exportPage>>[number]>>

/** Every field of an order; what the client pays only for those who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Number', (order) => order.order_no),
  text('Status', (order) => order.order_status),
  text('Invoice', (order) => invoicedWord(order.order_status)),
  date('Day', (order) => order.work_date),
  text('Start time', (order) => formatTime(order.start_time)),
  text('Finish time', (order) => formatTime(order.end_time)),
  text('Category', (order) => order.asset_category),
  text('Asset', (order) => order.assets),
  text('Off road', (order) => order.off_road),
  yesNo('Asset to follow', (order) => order.asset_to_follow),
  text('Driver', (order) => order.drivers),
  yesNo('Needs a driver', (order) => order.needs_driver),
  yesNo('Driver to follow', (order) => order.driver_to_follow),
  text('Client', (order) => order.client),
  text('Site', (order) => order.site),
  text('Suburb', (order) => order.site_suburb),
  text('Job', (order) => order.job_no),
  text('Job title', (order) => order.job_title),
  text('Job status', (order) => order.job_status),
  price('Rate', (order) => order.rate_snapshot?.unit_price_cents ?? null, 'jobs:rates'),
  text('Rate per', (order) => order.rate_snapshot && chargeUnitWords[order.rate_snapshot.unit], 'jobs:rates'),
  number('Minimum hours', (order) => order.rate_snapshot?.min_hours ?? null, 'jobs:rates'),
  text('Rate from', (order) => order.rate_snapshot?.source ?? null, 'jobs:rates'),
  text('Notes', (order) => order.order_notes),
  text('Internal notes', (order) => order.internal_notes),
  dayOf('Confirmed', (order) => order.confirmed_at),
  dayOf('Cancelled', (order) => order.cancelled_at),
  text('Reason for cancelling', (order) => order.cancel_reason),
  dayOf('Added', (order) => order.created_at),
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
