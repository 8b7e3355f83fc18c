import { expect, test } from 'vitest'
import type { Checklist } from '../contract/checklist.ts'
import { allOk, emptyValues } from './checklist-values.ts'

test('“All OK” leaves critical items to be answered one by one', () => {
  const item = { section: 'Brakes', answer_type: 'ok_fail_na', is_critical: 0 }
  const checklist = {
    items: [
      { ...item, id: 1 },
      { ...item, id: 2, is_critical: 1 },
      { ...item, id: 3, section: 'Cab' },
      { ...item, id: 4, answer_type: 'yes_no' },
    ],
  } as Checklist
  const answered = allOk(checklist, 'Brakes', emptyValues(checklist).answers)
  expect(answered.map(({ value }) => value)).toEqual(['ok', null, null, null])
})
