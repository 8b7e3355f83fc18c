import type { Labels } from '#shared/labels.ts'

export const dryHireLabels = {
  job_requirement_id: 'Hired for',
  asset_id: 'Machine',
  on_date: 'On-hire date',
  on_time: 'On-hire time',
  smu_on: 'Hour meter at on-hire',
  off_date: 'Off-hire date',
  off_time: 'Off-hire time',
  smu_off: 'Hour meter at off-hire',
  notes: 'Notes',
  release_orders: 'Release it from these orders',
  reason: 'Reason',
} as const satisfies Labels

/** What only its history and its table show. */
export const dryHireHistoryLabels = {
  on_hire_at: 'On-hire',
  off_hire_at: 'Off-hire',
  off_hire_no: 'Off-hire number',
} as const satisfies Labels
