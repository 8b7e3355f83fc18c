import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const checklistNoun: Noun = { one: 'checklist', many: 'checklists' }

/** A template. */
export const checklistLabels = {
  name: 'Name',
  kind: 'Kind',
  frequency: 'When',
  intro: 'Introduction',
  asset_groups: 'Kinds of plant',
  asset_category_ids: 'Categories',
  is_active: 'In use',
  items: 'Items',
  items_version: 'Version',
} as const satisfies Labels

/** One item of a template. */
export const checklistItemLabels = {
  section: 'Section',
  text: 'Item',
  help: 'Help',
  answer_type: 'Answer',
  about: 'About',
  is_critical: 'Critical',
  photo_on_fail: 'Photo of a fail',
  is_mandatory: 'Required',
} as const satisfies Labels

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
