import { expect, test } from 'vitest'
import { givesWay, startsLater, wordingCan } from './wording-rules.ts'

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
    'This is the default. Make another the default first.',
  )
})

test('a default gives way to one for all of its documents', () => {
  const wet = { title: 'Wet hire', applies_to: ['quote', 'invoice', 'docket'] as const }
  expect(givesWay(wet, ['quote', 'invoice', 'docket'])).toBe(true)
  expect(givesWay({ ...wet, applies_to: ['quote'] }, ['quote', 'docket'])).toBe(true)
  expect(givesWay(wet, ['quote'])).toBe(
    '“Wet hire” is the default for invoices and dockets as well. Change what it applies to first.',
  )
})

test('a text takes over from the one before it on its day; a first text has none before it', () => {
  const coming = { revision: 2, effective_from: '2027-01-01' }
  expect(startsLater(coming, '2026-12-31')).toBe(true)
  expect(startsLater(coming, '2027-01-01')).toBe(false)
  expect(startsLater({ ...coming, effective_from: null }, '2026-12-31')).toBe(false)
  expect(startsLater({ ...coming, revision: 1 }, '2026-12-31')).toBe(false)
})
