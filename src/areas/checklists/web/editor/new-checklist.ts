import type * as z from 'zod'
import type { ChecklistInput, ChecklistItemInput } from '../../contract/checklist.ts'

/** An item as it is typed. */
export type TypedItem = z.input<typeof ChecklistItemInput>

/** A new item in the section of the one before. */
export const newItem = (section: string | null = null): TypedItem => ({
  section,
  text: '',
  help: null,
  answer_type: 'ok_fail_na',
  is_mandatory: 1,
  about: 'asset',
  is_critical: 0,
  photo_on_fail: 0,
})

/** A new checklist's initial values. */
export const newChecklist: Partial<z.input<typeof ChecklistInput>> = {
  name: '',
  kind: 'prestart',
  frequency: 'daily',
  asset_groups: [],
  asset_category_ids: [],
  is_active: 1,
  items: [newItem()],
}
