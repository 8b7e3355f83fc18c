import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const settingConstraints: ConstraintMessages = {
  company_default: { message: 'Somebody else saved the company a moment ago. Look at it again.' },
  depot_name: { field: 'name', message: 'There is a depot of this name already.' },
  dropdown_item_label: { field: 'label', message: 'This list has it already.' },
  dropdown_item_tracked: { field: 'is_tracked', message: 'Only a material can be tracked waste.' },
  dropdown_item_list_key_value_key: { field: 'label', message: 'This list has it already.' },
}
