import { expect, test } from 'vitest'
import { progressWords } from './on-hold-cards.ts'

test.each([
  ['Sent', 'Sent', 'Sent, not seen'],
  ['Seen', 'Seen', 'Seen, not answered'],
  ['Accepted', 'Accepted', 'Accepted for 7:00 am'],
  ['Accepted', 'Sent', 'Changed since they accepted'],
  ['En Route', 'En Route', 'En Route, to start at 7:00 am'],
] as const)('of %s, worth %s, a job on hold says: %s', (status, answer_status, words) => {
  const starts_at = '2026-11-22T20:00:00.000Z'
  expect(progressWords({ status, answer_status, starts_at })).toBe(words)
})
