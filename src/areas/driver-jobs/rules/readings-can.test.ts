import { expect, test } from 'vitest'
import { at, finish, office, readings, toWork } from '#test/step-fixtures.ts'
import { stepCan } from './step-rules.ts'
import { type Step, progressOf } from './progress.ts'

test('a finish is after the start, and readings do not decrease', () => {
  const worked = { ...progressOf(toWork, office), smu_start: 4100.5, odometer_start: 88_000 }
  expect(stepCan(finish('07:00'), worked)).toBe('Finish time must be after start time.')
  expect(stepCan(finish('15:00', { smu: 4100 }), worked)).toBe(
    'Finish hours must not be less than start hours (4,100.5).',
  )
  expect(stepCan(finish('15:00', { odometer: 87_000 }), worked)).toBe(
    'Odometer is lower than the last reading (88,000 km).',
  )
  expect(stepCan(finish('15:00', { smu: 4108, odometer: 88_010 }), worked)).toBe(true)
})

test('without a reading at the start the machine’s last one counts, at the start too', () => {
  const known = { ...office, smu_last: 2315, odometer_last: 81_200 }
  const worked = progressOf(toWork, known)
  const hours = 'Hours are lower than the last reading (2,315 h).'
  const odometer = 'Odometer is lower than the last reading (81,200 km).'
  expect(stepCan(finish('15:00', { smu: 1 }), worked)).toBe(hours)
  expect(stepCan(finish('15:00', { odometer: 81_199 }), worked)).toBe(odometer)
  const arrived = progressOf(toWork.slice(0, -1), known)
  const start = (data: object): Step => ({ kind: 'start', at: at('07:00'), data: { ...readings, ...data } })
  expect(stepCan(start({ smu: 2314.9 }), arrived)).toBe(hours)
  expect(stepCan(start({ odometer: 1 }), arrived)).toBe(odometer)

  expect(stepCan(start({ smu: 2315 }), arrived)).toBe(true)
  expect(stepCan(finish('15:00', { smu: 2315, odometer: 81_200 }), worked)).toBe(true)
  expect(stepCan(finish('15:00', { smu: 1 }), progressOf(toWork, office))).toBe(true)
})
