import { expect, test } from 'vitest'
import { differingDates } from './own-dates.ts'

const licence = {
  document_type: 'Driver licence',
  expires_on: '2026-03-03',
  status: 'approved',
  is_reviewed: 1,
  archived_at: null,
} as const
const own = (date: string | null) => [{ label: 'Licence', document_type: 'Driver licence', date }]

test('a date that differs from its document in force is said with both', () => {
  expect(differingDates(own('2027-03-03'), [licence])).toEqual([
    'Licence 3 Mar 2027; document says 3 Mar 2026.',
  ])
  expect(differingDates(own('2027-03-03'), [{ ...licence, status: 'pending', is_reviewed: 0 }])).toHaveLength(
    1,
  )
})

test('nothing is said without two dates, or of a document that is not in force', () => {
  expect(differingDates(own('2026-03-03'), [licence])).toEqual([])
  expect(differingDates(own(null), [licence])).toEqual([])
  for (const other of [
    { ...licence, status: 'pending' as const },
    { ...licence, status: 'superseded' as const },
    { ...licence, archived_at: '2026-01-01' },
    { ...licence, expires_on: null },
    { ...licence, document_type: 'Medical' },
  ])
    expect(differingDates(own('2027-03-03'), [other])).toEqual([])
})
