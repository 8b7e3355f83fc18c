import { expect, test } from 'vitest'
import { wordingCan } from './wording-rules.ts'

const current = { archived_at: null, is_default: 0 }
const archived = { archived_at: '2026-11-20T00:00:00.000Z', is_default: 0 }

test('terms and footers are edited and archived while current, and restored once archived', () => {
  expect(wordingCan.edit(current)).toBe(true)
  expect(wordingCan.archive(current)).toBe(true)
  expect(wordingCan.restore(archived)).toBe(true)
  expect(wordingCan.edit(archived)).toBe('Restore this to change it.')
  expect(wordingCan.archive(archived)).toBe('This is already archived.')
  expect(wordingCan.restore(current)).toBe('This is not archived.')
})

test('the default is not archived', () => {
  expect(wordingCan.archive({ ...current, is_default: 1 })).toBe(
    'New quotes start with this. Make another the default first.',
  )
})
