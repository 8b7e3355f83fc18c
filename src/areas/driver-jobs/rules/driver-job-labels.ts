import type { Labels } from '#shared/labels.ts'

export const driverJobLabels = {
  order_no: 'Order',
  status: 'Status',
  driver: 'Driver',
  work_date: 'Date',
  starts_at: 'Planned',
  asset: 'Machine',
  client: 'Client',
  site_suburb: 'Suburb',
  worked_minutes: 'Worked',
  loads: 'Loads',
  cancel_reason: 'Reason for cancelling',
  decline_reason: 'Reason for declining',
} as const satisfies Labels
