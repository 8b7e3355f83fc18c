import { expect, test } from 'vitest'
import { answersResult, isFail, resultOf, unfitBy, whatIsMissing } from './answers.ts'
import type { ChecklistItem } from '../contract/checklist.ts'
import { checkAnswers, failsOf } from './check-answers.ts'

const item: ChecklistItem & { about: 'asset'; answer_type: 'ok_fail_na' } = {
  id: 1,
  section: null,
  position: 1,
  text: 'Brakes',
  help: null,
  about: 'asset',
  answer_type: 'ok_fail_na',
  is_mandatory: 1,
  is_critical: 0,
  photo_on_fail: 0,
}
const answer = {
  checklist_item_id: 1,
  value: 'ok' as string | null,
  comment: null,
  photo_file_ids: [] as number[],
}
const refusal = (items: Parameters<typeof checkAnswers>[0], answers: Parameters<typeof checkAnswers>[1]) => {
  try {
    checkAnswers(items, answers)
  } catch (error) {
    return (error as { details: { errors: object } }).details.errors
  }
  return 'kept'
}

test('a mandatory item must be answered, and not with blanks', () => {
  const missing = { 'answers.1': 'Brakes: Answer this item.' }
  expect(refusal([item], [])).toEqual(missing)
  expect(refusal([item], [{ ...answer, value: null }])).toEqual(missing)
  expect(refusal([item], [{ ...answer, value: '  ' }])).toEqual(missing)
  expect(refusal([{ ...item, is_mandatory: 0 }], [])).toBe('kept')
})

test('an item of another checklist, a duplicate answer and an invalid choice are refused', () => {
  expect(refusal([item], [answer, { ...answer, checklist_item_id: 9 }])).toEqual({
    'answers.9': 'This item is not on the checklist.',
  })
  expect(refusal([item], [answer, answer])).toEqual({ 'answers.1': 'This item has two answers.' })
  expect(refusal([item], [{ ...answer, value: 'yes' }])).toEqual({
    'answers.1': 'Brakes: Answer is not one of the choices.',
  })
  expect(refusal([item], [{ ...answer, comment: 'x'.repeat(1001) }])).toEqual({
    'answers.1': 'Brakes: Write 1000 characters or fewer.',
  })
})

test('an item to sign has exactly one picture', () => {
  const signed = { answer_type: 'signature', is_mandatory: 1, photo_on_fail: 0 } as const
  expect([0, 1, 2].map((photos) => whatIsMissing(signed, { value: null, photos }))).toEqual([
    'Sign this item.',
    null,
    'Sign this item once.',
  ])
})

test.each([
  ['ok_fail_na', 'fail', 0, 'Add a photo of what failed.'],
  ['ok_fail_na', 'fail', 1, null],
  ['ok_fail_na', 'ok', 0, null],
  ['ok_fail_na', 'na', 0, null],
  ['yes_no', 'no', 0, 'Add a photo of what failed.'],
  ['yes_no', 'maybe', 0, 'Answer is not one of the choices.'],
  ['number', '12.5', 0, null],
  ['number', 'twelve', 0, 'Enter a number.'],
  ['text', 'all good', 0, null],
  ['photo', null, 0, 'Add a photo.'],
  ['photo', null, 1, null],
] as const)('%s answered %s with %i photos lacks %s', (answer_type, value, photos, missing) => {
  expect(whatIsMissing({ answer_type, is_mandatory: 1, photo_on_fail: 1 }, { value, photos })).toBe(missing)
})

test('fail and no count as fails; text that reads alike does not', () => {
  expect(isFail('ok_fail_na', 'fail')).toBe(true)
  expect(isFail('yes_no', 'no')).toBe(true)
  expect(isFail('text', 'fail')).toBe(false)
  expect(isFail('ok_fail_na', 'na')).toBe(false)
})

test('one critical fail fails the checklist, any other passes it with defects', () => {
  expect(resultOf([])).toBe('pass')
  expect(resultOf([{ is_critical: 0 }])).toBe('pass_with_defects')
  expect(resultOf([{ is_critical: 0 }, { is_critical: 1 }])).toBe('fail')
})

test('answers are in the items’ order, trimmed, with each photo once', () => {
  const second = { ...item, id: 2, position: 2, text: 'Note', answer_type: 'text' as const }
  const answered = checkAnswers(
    [item, second],
    [
      { ...answer, checklist_item_id: 2, value: ' fine ' },
      { ...answer, value: 'fail', comment: ' ', photo_file_ids: [4, 4] },
    ],
  )
  expect(answered).toEqual([
    { item, value: 'fail', comment: null, photo_file_ids: [4] },
    { item: second, value: 'fine', comment: null, photo_file_ids: [] },
  ])
  expect(failsOf(answered).map((one) => one.item.id)).toEqual([1])
})

test('a fail about the driver is not about the machine, and matters only if critical', () => {
  const fit: ChecklistItem = { ...item, id: 2, about: 'driver', answer_type: 'yes_no', is_critical: 1 }
  const boots: ChecklistItem = { ...fit, id: 3, is_critical: 0 }
  const items: ChecklistItem[] = [{ ...item, is_critical: 1 }, fit, boots]
  const answers = (machine: string, driver: string, worn: string) => [
    { ...answer, value: machine },
    { ...answer, checklist_item_id: 2, value: driver },
    { ...answer, checklist_item_id: 3, value: worn },
  ]
  const said = (...values: [string, string, string]) => [
    answersResult(items, answers(...values)),
    unfitBy(items, answers(...values)).map(({ id }) => id),
    failsOf(checkAnswers(items, answers(...values))).map(({ item: { id } }) => id),
  ]
  expect(said('ok', 'yes', 'yes')).toEqual(['pass', [], []])
  expect(said('ok', 'no', 'no')).toEqual(['pass', [2], []])
  expect(said('fail', 'yes', 'no')).toEqual(['fail', [], [1]])
  expect(said('fail', 'no', 'yes')).toEqual(['fail', [2], [1]])
})
