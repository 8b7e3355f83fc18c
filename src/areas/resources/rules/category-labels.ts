import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const categoryNoun: Noun = { one: 'category', many: 'categories' }

export const categoryLabels = {
  name: 'Name',
  status: 'Status',
  asset_group: 'Group',
  assets: 'Assets',
  unit: 'Charged by',
  default_min_hours: 'Minimum hours',
  min_licence_class: 'Licence needed',
  required_skill_ids: 'Skills needed',
  needs_float: 'Needs a float',
  is_visible: 'Offered',
  sort: 'Sort order',
} as const satisfies Labels
