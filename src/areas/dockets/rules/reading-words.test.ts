import { expect, test } from 'vitest'
import { readingsText } from './reading-words.ts'
import { shiftEntries } from './shift/shift-entries.ts'

test('readings look the same in facts and refusals', () => {
  const shift = {
    starts_at: '2026-11-20T00:00:00.000Z',
    finishes_at: '2026-11-20T08:00:00.000Z',
    entries: [],
    smu_start: null,
    smu_finish: null,
    odometer_start: null,
    odometer_finish: null,
  }
  expect(() => shiftEntries({ ...shift, odometer_start: 88_000, odometer_finish: 87_000 })).toThrow(
    'Odometer is lower than the last reading (88,000 km).',
  )
  expect(() => shiftEntries({ ...shift, smu_start: 4100.5, smu_finish: 4100 })).toThrow(
    'Finish hours must not be less than start hours (4,100.5).',
  )
  expect(readingsText(null, null, 'h')).toBeNull()
  expect(readingsText(null, 2315, 'h')).toBe('to 2,315 h')
  expect(readingsText(3036, null, 'h')).toBe('from 3,036 h')
  expect(readingsText(88_000, 88_180, 'km')).toBe('88,000 to 88,180 km')
})
