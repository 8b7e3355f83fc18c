import type { Labels } from '#shared/labels.ts'

/** A checklist filled in for an asset. */
export const assetChecklistLabels = {
  asset_id: 'Machine',
  checklist_id: 'Checklist',
  result: 'Result',
  driver: 'Driver',
  completed_at: 'Completed',
  fails: 'Failed items',
  order_no: 'Order',
  smu: 'Hours',
  odometer: 'Odometer',
  comment: 'Comment',
} as const satisfies Labels
