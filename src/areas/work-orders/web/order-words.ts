import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatDate, formatInstant, formatTime, melbourneDate, weekday } from '#shared/local-date.ts'
import { rateWords } from '../rules/work-order-words.ts'
import type { OrderRow } from '../contract/order.ts'

/** 'Mon 23 Nov 2026' */
export const dayOf = (date: string): string => `${weekday(date)} ${formatDate(date)}`

/** '7:00 am – 3:00 pm'; what ends on another day says which: '8:00 pm – 4:00 am Thu'. */
export function timesOf({ work_date, start_time, end_time, ends_at }: OrderTimes): string {
  const last = melbourneDate(ends_at)
  return `${formatTime(start_time)} – ${formatTime(end_time)}${last === work_date ? '' : ` ${weekday(last)}`}`
}
type OrderTimes = Pick<OrderRow, 'work_date' | 'start_time' | 'end_time' | 'ends_at'>

const time = (value: unknown): string => formatTime(String(value))
const instant = (value: unknown): string => formatInstant(String(value))

/** What each field of an order is called and how its value reads, in conflicts and in its history. */
export const orderFieldWords = {
  work_date: { label: 'Date', show: shown.date },
  start_time: { label: 'Start time', show: time },
  end_time: { label: 'Finish time', show: time },
  starts_at: { label: 'Starts', show: instant },
  ends_at: { label: 'Ends', show: instant },
  needs_driver: { label: 'Needs a driver', show: shown.yesNo },
  asset_to_follow: { label: 'Asset to follow', show: shown.yesNo },
  driver_to_follow: { label: 'Driver to follow', show: shown.yesNo },
  order_notes: { label: 'Notes for the crew' },
  internal_notes: { label: 'Internal notes' },
  order_status: { label: 'Status' },
  order_no: { label: 'Number' },
  slot_no: { label: 'Slot' },
  confirmed_at: { label: 'Confirmed at', show: instant },
  cancel_reason: { label: 'Cancellation reason' },
  cancelled_at: { label: 'Cancelled at', show: instant },
  rate_snapshot: { label: 'Rate', show: rateWords },
  job_id: { label: 'Job' },
  asset_category_id: { label: 'Category' },
  duplicated_from_id: { label: 'Repeat of' },
  moved_to_id: { label: 'Moved to' },
  replaced_by_id: { label: 'Replaced by' },
} as const satisfies Record<string, FieldWords>
