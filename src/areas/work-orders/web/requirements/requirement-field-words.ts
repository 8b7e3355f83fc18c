import { fieldWords } from '#platform/web/forms/field-words.ts'
import { requirementLabels } from '../../rules/requirement-labels.ts'
import { requirementValueWords } from '../../rules/requirement-words.ts'

/** How a requirement's fields read in conflicts. */
export const requirementFieldWords = fieldWords(requirementLabels, requirementValueWords)
