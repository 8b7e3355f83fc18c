import { invalid } from '#platform/contract/app-error.ts'
import type { AnswerInput } from '../contract/asset-checklist.ts'
import type { ChecklistItem } from '../contract/checklist.ts'
import { isFail, whatIsMissing } from './answers.ts'

/** An item with its answer. */
export interface Answered {
  item: ChecklistItem
  value: string | null
  comment: string | null
  photo_file_ids: readonly number[]
}

const longest = 1000
const wordsOf = (text: string | null): string | null => text?.trim() || null

/**
 * Matches answers to items, in the items' order; an unanswered item has none.
 * @throws invalid by `answers.{item id}`: for an item of another checklist, a duplicate answer, and what is
 * missing.
 */
export function checkAnswers(items: readonly ChecklistItem[], answers: readonly AnswerInput[]): Answered[] {
  const errors: Record<string, string> = {}
  const byItem = new Map<number, AnswerInput>()
  const known = new Set(items.map(({ id }) => id))
  for (const answer of answers) {
    const id = answer.checklist_item_id
    if (!known.has(id)) errors[`answers.${id}`] = 'This item is not on the checklist.'
    if (byItem.has(id)) errors[`answers.${id}`] = 'This item has two answers.'
    byItem.set(id, answer)
  }
  const answered = items.map((item): Answered => {
    const answer = byItem.get(item.id)
    const photo_file_ids = [...new Set(answer?.photo_file_ids)]
    const value = wordsOf(answer?.value ?? null)
    const comment = wordsOf(answer?.comment ?? null)
    if (Math.max(value?.length ?? 0, comment?.length ?? 0) > longest)
      errors[`answers.${item.id}`] = `${item.text}: Write ${longest} characters or fewer.`
    const missing = whatIsMissing(item, { value, photos: photo_file_ids.length })
    if (missing) errors[`answers.${item.id}`] ??= `${item.text}: ${missing}`
    return { item, value, comment, photo_file_ids }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return answered
}

/** The machine's defects: items about the driver make none. */
export const failsOf = (answered: readonly Answered[]): Answered[] =>
  answered.filter(({ item, value }) => item.about === 'asset' && isFail(item.answer_type, value))
