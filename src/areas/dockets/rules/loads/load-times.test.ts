import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { loadTimeErrors } from './load-times.ts'

const at = (time: string) => melbourneInstant('2026-11-20', time)
const shift = { starts_at: at('07:00'), finishes_at: at('15:00') }
const errorsOf = (...loads: readonly (readonly [loaded: string, tipped: string | null])[]) =>
  loadTimeErrors({
    ...shift,
    loads: loads.map(([loaded, tipped]) => ({ loaded_at: at(loaded), tipped_at: tipped && at(tipped) })),
  })

test('a load is loaded before it is tipped, and within the shift', () => {
  expect(errorsOf(['08:00', '08:40'], ['10:00', '09:59'])).toEqual({
    'loads.1.tipped_at': 'Tipped must not be before loaded.',
  })
  expect(errorsOf(['06:59', '08:00'], ['15:01', null], ['14:50', '15:01'])).toEqual({
    'loads.0.loaded_at': 'Loaded must be between start and finish.',
    'loads.1.loaded_at': 'Loaded must be between start and finish.',
    'loads.2.tipped_at': 'Tipped must be between start and finish.',
  })
  expect(errorsOf(['07:00', '07:00'], ['14:00', '15:00'], ['15:00', null])).toEqual({})
})
