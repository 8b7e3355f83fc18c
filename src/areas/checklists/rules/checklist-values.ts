import type { Checklist } from '../contract/checklist.ts'
import { whatIsMissing } from './answers.ts'

/** A checklist as the phone holds it: a photo is named as the phone named it. */
export interface ChecklistValues {
  smu: number | null
  odometer: number | null
  comment: string | null
  answers: AnswerValues[]
}
export interface AnswerValues {
  checklist_item_id: number
  value: string | null
  comment: string | null
  client_file_ids: string[]
}

/** The form begins with this: what was filled in before, in the order of the items, else nothing. */
export function initialValues(
  checklist: Checklist,
  begun: { values: ChecklistValues } | undefined,
): ChecklistValues {
  const empty = emptyValues(checklist)
  const answerOf = (id: number) =>
    begun?.values.answers.find(({ checklist_item_id }) => checklist_item_id === id)
  const answers = empty.answers.map((answer) => answerOf(answer.checklist_item_id) ?? answer)
  return { ...empty, ...begun?.values, answers }
}

/** Nothing answered yet; the answers stand in the order of the items. */
export const emptyValues = ({ items }: Checklist): ChecklistValues => ({
  smu: null,
  odometer: null,
  comment: null,
  answers: items.map(({ id }) => ({
    checklist_item_id: id,
    value: null,
    comment: null,
    client_file_ids: [],
  })),
})

/** What each item still lacks, in the order of the items; null for nothing. */
export const missingOf = ({ items }: Checklist, answers: readonly AnswerValues[]): (string | null)[] =>
  items.map((item, at) => {
    const answer = answers[at]
    return whatIsMissing(item, { value: answer?.value ?? null, photos: answer?.client_file_ids.length ?? 0 })
  })

/** How many items have an answer. */
export const answeredOf = (answers: readonly AnswerValues[]): number =>
  answers.filter(({ value, client_file_ids }) => value !== null || client_file_ids.length > 0).length

/** All right in a section: what is answered by OK and has no answer yet. What was answered otherwise stays. */
export function allOk(
  { items }: Checklist,
  section: string | null,
  answers: readonly AnswerValues[],
): AnswerValues[] {
  return answers.map((answer, at) => {
    const item = items[at]
    const isOpen = item?.section === section && item.answer_type === 'ok_fail_na' && answer.value === null
    return isOpen ? { ...answer, value: 'ok' } : answer
  })
}
