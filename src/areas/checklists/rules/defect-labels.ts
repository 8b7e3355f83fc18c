import type { Labels } from '#shared/labels.ts'

export const defectLabels = {
  asset_id: 'Machine',
  driver_id: 'Driver',
  severity: 'Severity',
  status: 'Status',
  description: 'Description',
  took_off_road: 'Took machine off road',
  reported_at: 'Reported',
  reported_by: 'Reported by',
  order_no: 'Order',
  resolution: 'Work done',
  fixed_at: 'Fixed',
  fixed_by: 'Fixed by',
  verified_at: 'Verified',
  verified_by: 'Verified by',
} as const satisfies Labels
