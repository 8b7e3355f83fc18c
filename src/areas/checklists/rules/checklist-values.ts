import type { Checklist } from '../contract/checklist.ts'
import { whatIsMissing } from './answers.ts'

/** A checklist's form values on the phone: photos have the phone's names. */
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

/** The form's initial values: an earlier draft in the items' order, or nothing. */
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

/** No answers yet; answers are in the items' order. */
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

/** What each item still lacks, in order; null for nothing. */
export const missingOf = ({ items }: Checklist, answers: readonly AnswerValues[]): (string | null)[] =>
  items.map((item, at) => {
    const answer = answers[at]
    return whatIsMissing(item, { value: answer?.value ?? null, photos: answer?.client_file_ids.length ?? 0 })
  })

/** How many items have an answer. */
export const answeredOf = (answers: readonly AnswerValues[]): number =>
  answers.filter(({ value, client_file_ids }) => value !== null || client_file_ids.length > 0).length

/** What “All OK” answers: a critical item, like brakes, is looked at and answered by itself. */
export const isAnsweredTogether = ({
  answer_type,
  is_critical,
}: Pick<Checklist['items'][number], 'answer_type' | 'is_critical'>): boolean =>
  answer_type === 'ok_fail_na' && !is_critical

/** Marks a section as all right: sets OK on its unanswered items that are not critical. Other answers stay. */
export function allOk(
  { items }: Checklist,
  section: string | null,
  answers: readonly AnswerValues[],
): AnswerValues[] {
  return answers.map((answer, at) => {
    const item = items[at]
    const isOpen = item?.section === section && isAnsweredTogether(item) && answer.value === null
    return isOpen ? { ...answer, value: 'ok' } : answer
  })
}
