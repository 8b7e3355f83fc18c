import type { AnswerType, ChecklistResult, ItemSubject } from '../contract/choices.ts'

interface Item {
  answer_type: AnswerType
  is_mandatory: number
  photo_on_fail: number
}
interface Answer {
  value: string | null
  /** How many. */
  photos: number
}

/** The choices of an item answered by choice. */
export const answerChoices: Partial<Record<AnswerType, readonly string[]>> = {
  ok_fail_na: ['ok', 'fail', 'na'],
  yes_no: ['yes', 'no'],
}

/** Fail and no both report a problem. */
export const isFail = (answer_type: AnswerType, value: string | null): boolean =>
  (answer_type === 'ok_fail_na' && value === 'fail') || (answer_type === 'yes_no' && value === 'no')

/** Answered by a picture: what was photographed, or the signature as it was drawn. */
export const isPicture = (answer_type: AnswerType): boolean =>
  answer_type === 'photo' || answer_type === 'signature'

const unanswered: Partial<Record<AnswerType, string>> = {
  photo: 'Add a photo.',
  signature: 'Sign this item.',
}

const isAnswered = ({ answer_type }: Item, { value, photos }: Answer) =>
  isPicture(answer_type) ? photos > 0 : value !== null && value.trim() !== ''

/** What an answer still lacks before its checklist can be submitted; null for nothing. Shared by phone and server. */
export function whatIsMissing(item: Item, answer: Answer = { value: null, photos: 0 }): string | null {
  const { answer_type } = item
  if (!isAnswered(item, answer)) {
    if (!item.is_mandatory) return null
    return unanswered[answer_type] ?? 'Answer this item.'
  }
  const value = answer.value ?? ''
  if (answer_type === 'signature' && answer.photos > 1) return 'Sign this item once.'
  const choices = answerChoices[answer_type]
  if (choices && !choices.includes(value)) return 'Answer is not one of the choices.'
  if (answer_type === 'number' && !/^-?\d{1,12}(\.\d{1,3})?$/.test(value)) return 'Enter a number.'
  if (item.photo_on_fail && isFail(answer_type, value) && answer.photos === 0)
    return 'Add a photo of what failed.'
  return null
}

interface Asked {
  id: number
  about: ItemSubject
  answer_type: AnswerType
  is_critical: number
}
type Answers = readonly { checklist_item_id: number; value: string | null }[]

const failed = (items: readonly Asked[], answers: Answers, whose: ItemSubject): Asked[] =>
  items.filter(
    ({ id, about, answer_type }) =>
      about === whose &&
      answers.some(({ checklist_item_id, value }) => checklist_item_id === id && isFail(answer_type, value)),
  )

/** The machine's state by the answers, before anyone has checked. */
export const answersResult = (items: readonly Asked[], answers: Answers): ChecklistResult =>
  resultOf(failed(items, answers, 'asset'))

/** The critical items about the driver that failed. */
export const unfitBy = <I extends Asked>(items: readonly I[], answers: Answers): I[] =>
  failed(items, answers, 'driver').filter(({ is_critical }) => is_critical) as I[]

/** A checklist's result, from the items that failed. */
export function resultOf(fails: readonly { is_critical: number }[]): ChecklistResult {
  if (fails.some(({ is_critical }) => is_critical)) return 'fail'
  return fails.length > 0 ? 'pass_with_defects' : 'pass'
}
