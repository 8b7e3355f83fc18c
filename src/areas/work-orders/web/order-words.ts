import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import {
  formatDate,
  formatDayMonth,
  formatInstant,
  formatTime,
  melbourneDate,
  weekday,
} from '#shared/local-date.ts'
import { orderLabels } from '../rules/order-labels.ts'
import { rateWords } from '../rules/work-order-words.ts'
import type { OrderFields, OrderRow } from '../contract/order.ts'

/** 'Mon 23 Nov 2026' */
export const dayOf = (date: string): string => `${weekday(date)} ${formatDate(date)}`

/** 'Mon 23 Nov', in lists. */
export const shortDay = (date: string): string => `${weekday(date)} ${formatDayMonth(date)}`

/** '7:00 am – 3:00 pm'; an end on another day says which: '8:00 pm – 4:00 am Thu'. */
export function timesOf({ work_date, start_time, end_time, ends_at }: OrderTimes): string {
  const last = melbourneDate(ends_at)
  return `${formatTime(start_time)} – ${formatTime(end_time)}${last === work_date ? '' : ` ${weekday(last)}`}`
}
type OrderTimes = Pick<OrderRow, 'work_date' | 'start_time' | 'end_time' | 'ends_at'>

const time = (value: unknown): string => formatTime(String(value))
const instant = (value: unknown): string => formatInstant(String(value))

/** How an order's fields read in conflicts and in its history. */
export const orderFieldWords = fieldWords(orderLabels satisfies Record<keyof OrderFields, string>, {
  work_date: shown.date,
  start_time: time,
  end_time: time,
  starts_at: instant,
  ends_at: instant,
  needs_driver: shown.yesNo,
  skill_ids: shown.list,
  asset_to_follow: shown.yesNo,
  driver_to_follow: shown.yesNo,
  confirmed_at: instant,
  cancelled_at: instant,
  rate_snapshot: rateWords,
})
