import { fieldWords } from '#platform/web/forms/field-words.ts'
import { requirementLabels } from '../../rules/requirement-labels.ts'
import { requirementValueWords } from '../../rules/requirement-words.ts'

/** How each field of a requirement reads where two people's values stand side by side. */
export const requirementFieldWords = fieldWords(requirementLabels, requirementValueWords)
