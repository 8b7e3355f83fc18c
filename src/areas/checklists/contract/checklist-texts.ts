import * as z from 'zod'
import { optionalText } from '#platform/contract/fields.ts'
import { assetChecklistLabels } from '../rules/checklist-labels.ts'

/** A remark on a checklist or one of its items. */
export const checklistComment = () => optionalText(assetChecklistLabels.comment, { max: 1000 }).default(null)

/** The texts of a checklist while it is filled in; everything else is checked on submission. */
export const ChecklistTexts = z.looseObject({
  comment: checklistComment(),
  answers: z.array(z.looseObject({ comment: checklistComment() })),
})
