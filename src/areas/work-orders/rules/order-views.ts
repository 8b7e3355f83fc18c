import type { ViewRule } from '#platform/contract/list-views.ts'
import { addDays, formatDayMonth, weekday } from '#shared/local-date.ts'
import { nextWorkingDay } from '#shared/working-days.ts'

/** The tabs above the work orders, by what an allocator does with them. */
export const orderViews = [
  {
    key: 'coming',
    label: 'Today and later',
    none: 'No work orders today or later',
    search: { when: 'coming', order_status: 'Not Cancelled', sort: 'work_date' },
  },
  {
    key: 'today',
    label: 'Today',
    none: 'No work orders today',
    search: { when: 'today', order_status: 'Not Cancelled', sort: 'work_date' },
  },
  {
    key: 'tomorrow',
    label: 'Tomorrow',
    none: 'No work orders tomorrow',
    search: { when: 'tomorrow', order_status: 'Not Cancelled', sort: 'work_date' },
  },
  {
    key: 'next_working_day',
    label: 'Next working day',
    none: 'No work orders on the next working day',
    search: { when: 'next_working_day', order_status: 'Not Cancelled', sort: 'work_date' },
  },
  {
    key: 'to_fill',
    label: 'To fill',
    none: 'No orders to fill',
    search: { unallocated: '1', when: 'coming', sort: 'work_date' },
  },
  {
    key: 'to_confirm',
    label: 'To confirm',
    none: 'Nothing to confirm',
    search: { order_status: 'To Confirm', when: 'coming', sort: 'work_date' },
  },
  {
    key: 'off_road',
    label: 'Off road',
    none: 'No orders with a machine off the road',
    search: { off_road: '1', sort: 'work_date' },
  },
  { key: 'all', label: 'All', search: { sort: '-work_date' } },
] as const satisfies readonly ViewRule[]

/** The tabs on a day: the next working day by its date, and only where it is not tomorrow. */
export function orderViewsOn(today: string): ViewRule[] {
  const next = nextWorkingDay(today)
  const label = `${weekday(next)} ${formatDayMonth(next)}`
  return orderViews
    .filter(({ key }) => key !== 'next_working_day' || next !== addDays(today, 1))
    .map((view) => (view.key === 'next_working_day' ? { ...view, label } : view))
}
