import { expect, test } from 'vitest'
import { docketReason } from './docket-reason.ts'

test('a docket says the one thing to check, counts several, and is as planned without any', () => {
  const short = { text: 'Worked 7 h 33 min, less than the minimum of 8 h.' }
  const quoted = { text: 'Agreed but not charged yet: 8 × Waste Tracker record.' }
  expect(docketReason({ variance: [], worked_minutes: 450 })).toBe('7.5 h, as planned')
  expect(docketReason({ variance: [short], worked_minutes: 453 })).toBe(short.text)
  expect(docketReason({ variance: [short, quoted], worked_minutes: 453 })).toBe('2 things to check')
})
