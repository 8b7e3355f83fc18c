import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the work orders, by what an allocator does with them. */
export const orderViews = [
  {
    key: 'coming',
    label: 'Today and later',
    none: 'No work orders today or later',
    search: { when: 'coming', sort: 'work_date' },
  },
  {
    key: 'today',
    label: 'Today',
    none: 'No work orders today',
    search: { when: 'today', sort: 'work_date' },
  },
  {
    key: 'tomorrow',
    label: 'Tomorrow',
    none: 'No work orders tomorrow',
    search: { when: 'tomorrow', sort: 'work_date' },
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
    search: { order_status: 'Pending', when: 'coming', sort: 'work_date' },
  },
  {
    key: 'off_road',
    label: 'Off road',
    none: 'No orders with a machine off the road',
    search: { off_road: '1', sort: 'work_date' },
  },
  { key: 'all', label: 'All', search: { sort: '-work_date' } },
] as const satisfies readonly ViewRule[]
