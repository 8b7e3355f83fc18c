import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { whereabouts } from './whereabouts.ts'

const now = new Date(melbourneInstant('2026-11-25', '10:00'))
const stay = (from: [string, string], to: [string, string], more: object = {}) => ({
  kind: 'work' as const,
  certainty: 'confirmed' as const,
  suburb: 'Truganina',
  starts_at: new Date(melbourneInstant(...from)).toISOString(),
  ends_at: new Date(melbourneInstant(...to)).toISOString(),
  ...more,
})
const today = '2026-11-25'
const tomorrow = '2026-11-26'

test.each([
  [[], 'Free, nothing booked'],
  [[stay([today, '06:30'], [today, '15:30'])], 'Working at Truganina until 3:30 pm'],
  [[stay([today, '06:30'], [tomorrow, '02:00'])], 'Working at Truganina until Thu 26 Nov'],
  [[stay([today, '13:00'], [today, '15:30'])], 'Truganina today from 1:00 pm'],
  [[stay([tomorrow, '06:30'], [tomorrow, '15:30'])], 'Truganina tomorrow from 6:30 am'],
  [[stay(['2026-11-27', '06:30'], ['2026-11-27', '15:30'])], 'Free until Fri 27 Nov'],
  [[stay(['2026-11-24', '00:00'], ['2026-11-28', '00:00'], { kind: 'leave' })], 'On leave until Fri 27 Nov'],
  [[stay(['2026-11-24', '00:00'], [today, '12:00'], { kind: 'workshop' })], 'In the workshop until 12:00 pm'],
  [
    [stay([today, '06:30'], [today, '15:30'], { certainty: 'pencilled' })],
    'Pencilled at Truganina until 3:30 pm',
  ],
  [
    [stay([tomorrow, '06:30'], [tomorrow, '15:30'], { certainty: 'pencilled' })],
    'Truganina tomorrow from 6:30 am (pencilled)',
  ],
])('says where someone is, case %#', (bookings, words) => {
  expect(whereabouts(bookings, now, 'Free').words).toBe(words)
})

test('names the booking it follows', () => {
  const next = stay(['2026-11-27', '06:30'], ['2026-11-27', '15:30'])
  expect(whereabouts([next], now, 'In the yard')).toEqual({
    words: 'In the yard until Fri 27 Nov',
    booking: next,
  })
})
