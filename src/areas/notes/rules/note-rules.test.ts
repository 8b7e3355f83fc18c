import { expect, test } from 'vitest'
import { noteCan } from './note-rules.ts'

const why = 'Only its author or an administrator can change this note.'

test.each([
  ['another person', { created_by: 4 }, { user_id: 5, user_type: 4 }, why],
  ['nobody, of a note without an author', { created_by: null }, { user_id: null, user_type: null }, why],
  ['its author', { created_by: 4 }, { user_id: 4, user_type: 5 }, true],
  ['an administrator', { created_by: 4 }, { user_id: 5, user_type: 1 }, true],
])('%s may change a note, or is told why not', (_who, note, person, answer) => {
  expect(noteCan.change(note, person)).toBe(answer)
})
