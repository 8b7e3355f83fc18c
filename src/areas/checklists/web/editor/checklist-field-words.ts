import { assetGroupWords } from '#areas/resources/rules/resource-words.ts'
import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import type { ChecklistInput } from '../../contract/checklist.ts'
import { checklistLabels } from '../../rules/checklist-labels.ts'
import { checklistFrequencyWords, checklistKindWords } from '../../rules/checklist-words.ts'

/** How a template's fields read in conflicts. */
export const checklistFieldWords = fieldWords(
  checklistLabels satisfies Record<keyof ChecklistInput, string>,
  {
    kind: shown.oneOf(checklistKindWords),
    frequency: shown.oneOf(checklistFrequencyWords),
    asset_groups: shown.listOf(assetGroupWords),
    is_active: shown.yesNo,
    items: shown.lines(({ text }: { text: string }) => text),
  },
)

/** In its history: categories by name, and what became of the items in words. */
export const checklistHistoryWords = {
  ...checklistFieldWords,
  asset_categories: { label: checklistLabels.asset_category_ids, show: shown.list },
  item_changes: { label: checklistLabels.items, show: (value) => (value as readonly string[]).join('. ') },
} satisfies Record<string, FieldWords>
