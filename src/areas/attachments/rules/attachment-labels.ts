import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const attachmentNoun: Noun = { one: 'attachment', many: 'attachments' }

export const attachmentLabels = {
  code: 'Code',
  name: 'Name',
  kind: 'Kind',
  size_mm: 'Size',
  hitch_type: 'Hitch',
  min_tonne: 'Lightest machine',
  max_tonne: 'Heaviest machine',
  weight_kg: 'Weight',
  compatible_category_ids: 'Fits',
  asset_id: 'Fixed to',
  rate_cents: 'Rate',
  rate_unit: 'Charged by',
  status: 'Status',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels
