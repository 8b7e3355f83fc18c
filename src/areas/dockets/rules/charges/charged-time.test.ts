import { expect, test } from 'vitest'
import { chargedTime } from './charged-time.ts'

const line = {
  kind: 'hire' as const,
  unit: 'hour' as const,
  is_billable: 1,
  quantity_computed: 4,
  quantity_agreed: 4,
  explanation: { minimum: '4 h', steps: [] },
}
const minimum = { ...line, kind: 'minimum' as const, unit: 'fixed' as const, quantity_agreed: 1 }

test('a docket says what is charged for its time, and when that is the minimum', () => {
  expect(chargedTime([])).toBeNull()
  expect(chargedTime([{ ...line, unit: 'tonne' }])).toBeNull()
  expect(chargedTime([line])).toBe('Charged 4 h')
  expect(chargedTime([line, { ...line, quantity_computed: 1.5, quantity_agreed: 1.5 }])).toBe(
    'Charged 5 h 30 min',
  )
  expect(chargedTime([{ ...line, quantity_agreed: 2.5 }])).toBe('Charged 2 h 30 min as agreed')
  expect(chargedTime([{ ...line, is_billable: 0 }])).toBe('Not charged')
  expect(chargedTime([line, minimum])).toBe('Charged at the 4 h minimum')
  // Waived, or charged on another docket of the day.
  expect(chargedTime([line, { ...minimum, quantity_agreed: 0 }])).toBe('Charged 4 h')
  expect(chargedTime([line, { ...minimum, explanation: { minimum: null, steps: [] } }])).toBe('Charged 4 h')
})
