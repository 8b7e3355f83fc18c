import type { Labels } from '#shared/labels.ts'

export const requirementLabels = {
  job_id: 'Job',
  asset_category_id: 'Category',
  min_asset_qty: 'Minimum quantity',
  ideal_asset_qty: 'Ideal quantity',
  max_asset_qty: 'Maximum quantity',
  price_asset_qty: 'Priced quantity',
  start_date: 'Start date',
  end_date: 'End date',
  selectedDates: 'Days',
  start_time: 'Start time',
  est_hours: 'Hours',
  shift: 'Shift',
  needs_driver: 'Needs a driver',
  skill_ids: 'Skills needed',
  notes: 'Notes',
  rate_snapshot: 'Rate',
  orders: 'Orders',
} as const satisfies Labels
