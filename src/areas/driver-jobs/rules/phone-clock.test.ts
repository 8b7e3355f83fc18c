import { expect, test } from 'vitest'
import { clockError } from './phone-clock.ts'

const now = new Date('2026-11-20T06:00:00+11:00')
const sent_at = '2026-11-19T15:00:00+11:00'

test.each([
  [
    'a clock that is eleven minutes ahead',
    '2026-11-20T06:11:00+11:00',
    /clock is ahead: it shows 20 Nov 2026, 6:11 am/,
  ],
  ['a date two days before the job was sent', '2026-11-17T15:00:00+11:00', /long before/],
])('%s is refused', (_what, at, words) => {
  expect(clockError(at, { sent_at, now })).toMatch(words)
})

test.each(['2026-11-20T06:10:00+11:00', '2026-11-19T07:00:00+11:00'])('a step at %s is accepted', (at) => {
  expect(clockError(at, { sent_at, now })).toBeUndefined()
})
