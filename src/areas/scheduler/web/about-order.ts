import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { formatDayMonth, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'

/** Which order a dialog is about: `J-000012-04, Grader 12/14 ft, Westgate Landscapes, Sunbury, Mon 23 Nov, 7:00 am to 3:00 pm`. */
export function aboutOrder({
  order_no,
  asset_category,
  client,
  site_suburb,
  work_date,
  starts_at,
  ends_at,
}: OrderRow): string {
  const [from, to] = [starts_at, ends_at].map((at) => formatTime(melbourneTime(at)))
  const day = `${weekday(work_date)} ${formatDayMonth(work_date)}`
  return [order_no, asset_category, client, site_suburb, day, `${from} to ${to}`].filter(Boolean).join(', ')
}
