import type { Labels } from '#shared/labels.ts'

export const absenceLabels = {
  kind: 'Kind',
  driver_id: 'Driver',
  asset_id: 'Machine',
  attachment_id: 'Attachment',
  from: 'First day',
  to: 'Last day',
  note: 'Note',
} as const satisfies Labels
