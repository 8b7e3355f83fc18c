import type { FieldValues } from 'react-hook-form'
import type { Checklist } from '../../contract/checklist.ts'
import type { TypedItem } from './new-checklist.ts'

/** A checklist as it is typed, for its preview. */
export function typedChecklist({ name, kind, frequency, intro, items }: FieldValues): Checklist {
  return {
    id: 0,
    name,
    kind,
    frequency,
    intro,
    asset_groups: [],
    asset_categories: [],
    asset_category_ids: [],
    is_active: 1,
    items_version: 1,
    version: 1,
    archived_at: null,
    archive_reason: null,
    items: (items as TypedItem[]).map((item, at) => ({
      id: at + 1,
      position: at + 1,
      section: item.section || null,
      text: item.text || `Item ${at + 1}`,
      help: item.help || null,
      answer_type: item.answer_type ?? 'ok_fail_na',
      about: item.about ?? 'asset',
      is_mandatory: item.is_mandatory ? 1 : 0,
      is_critical: item.is_critical ? 1 : 0,
      photo_on_fail: item.photo_on_fail ? 1 : 0,
    })),
  }
}
