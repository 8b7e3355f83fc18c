import * as z from 'zod'
import { optionalText } from '#platform/contract/fields.ts'
import { assetChecklistLabels } from '../rules/checklist-labels.ts'

/** What somebody says of a checklist, or of one of its items. */
export const checklistComment = () => optionalText(assetChecklistLabels.comment, { max: 1000 }).default(null)

/** The texts of a checklist as it is filled in; everything else of it is checked as it is handed in. */
export const ChecklistTexts = z.looseObject({
  comment: checklistComment(),
  answers: z.array(z.looseObject({ comment: checklistComment() })),
})
