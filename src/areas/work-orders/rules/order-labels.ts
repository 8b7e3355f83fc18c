import type { Noun } from '#shared/text.ts'
import type { Labels } from '#shared/labels.ts'

export const orderNoun: Noun = { one: 'order', many: 'orders' }

/** What a list's status filter offers besides the states. */
export const orderGroupOptions = [
  { value: 'Not Cancelled', label: 'Not cancelled' },
  { value: 'To Confirm', label: 'To confirm' },
] as const

export const orderLabels = {
  order_no: 'Number',
  order_status: 'Status',
  invoiced: 'Invoice',
  work_date: 'Date',
  start_time: 'Start time',
  end_time: 'Finish time',
  starts_at: 'Starts',
  ends_at: 'Ends',
  asset_category_id: 'Category',
  assets: 'Machine',
  off_road: 'Off road',
  asset_to_follow: 'Machine to follow',
  drivers: 'Driver',
  wanted_attachments: 'Attachments wanted',
  needs_driver: 'Needs a driver',
  skill_ids: 'Skills needed',
  driver_to_follow: 'Driver to follow',
  client: 'Client',
  site: 'Site',
  site_suburb: 'Suburb',
  job_id: 'Job',
  job_title: 'Job title',
  job_status: 'Job status',
  rate_snapshot: 'Planned rate',
  order_notes: 'Crew notes',
  internal_notes: 'Internal notes',
  slot_no: 'Slot',
  confirmed_at: 'Confirmed',
  cancelled_at: 'Cancelled',
  cancel_reason: 'Reason for cancelling',
  duplicated_from_id: 'Repeat of',
  split_from_id: 'Split from',
  moved_to_id: 'Moved to',
  replaced_by_id: 'Replaced by',
  created_at: 'Added',
} as const satisfies Labels

/** Fields for moving an order to another day. */
export const moveLabels = {
  date: orderLabels.work_date,
  time: orderLabels.start_time,
} as const satisfies Labels

/** Fields for repeating an order on other days. */
export const repeatLabels = {
  dates: 'Days',
  copyAllocations: 'Book the same machine and driver',
} as const satisfies Labels

/** Fields for an asset's breakdown. */
export const breakDownLabels = {
  reason: 'Cause',
  note: 'Note for the workshop',
  asset_id: 'Replacement machine',
  keep_driver: 'Keep the driver',
} as const satisfies Labels
