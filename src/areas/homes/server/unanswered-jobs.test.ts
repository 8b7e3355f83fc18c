import { expect, test } from 'vitest'
import { sentOrSeen } from './unanswered-jobs.ts'

test.each([
  ['Sent', 'Sent', 'Sent Thu 19 Nov'],
  ['Seen', 'Seen', 'Sent Thu 19 Nov, seen'],
  ['Accepted', 'Sent', 'Changed since they accepted'],
] as const)('of %s, worth %s, an unanswered job says: %s', (status, answer_status, words) => {
  expect(sentOrSeen({ sent_at: '2026-11-19T02:00:00.000Z', status, answer_status })).toBe(words)
})
