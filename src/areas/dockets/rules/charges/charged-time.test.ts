import { expect, test } from 'vitest'
import { chargedTime, minimumStep } from './charged-time.ts'

const line = {
  kind: 'hire' as const,
  unit: 'hour' as const,
  is_billable: 1,
  quantity_computed: 4,
  quantity_agreed: 4,
  explanation: {
    rule: 'Hire by the hour',
    input: '2 min',
    minimum: '4 h',
    rounding: null,
    steps: [minimumStep('4 h')],
  },
}

test('a docket says what is charged for its time, and when that is the minimum', () => {
  expect(chargedTime([])).toBeNull()
  expect(chargedTime([{ ...line, unit: 'tonne' }])).toBeNull()
  expect(chargedTime([line])).toBe('Charged 4 h minimum')
  const long = { ...line, explanation: { ...line.explanation, input: '3 h 50 min', steps: [] } }
  expect(chargedTime([long])).toBe('Charged 4 h')
  expect(chargedTime([{ ...line, quantity_agreed: 2.5 }])).toBe('Charged 2 h 30 min as agreed')
  expect(chargedTime([{ ...line, is_billable: 0 }])).toBe('Not charged')
})
