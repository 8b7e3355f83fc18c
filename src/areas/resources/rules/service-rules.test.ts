import { expect, test } from 'vitest'
import { nextService, serviceDue } from './service-rules.ts'

const none = {
  smu_current: null,
  odometer_current: null,
  next_service_on: null,
  next_service_hours: null,
  next_service_km: null,
}
const due = (plan: Partial<typeof none> | object) => serviceDue({ ...none, ...plan }, '2026-11-20')

test('a machine without a next service, or whose meter nobody has read, has none due', () => {
  expect(due({})).toBeNull()
  expect(due({ next_service_hours: 500 })).toBeNull()
})

test.each([
  ['2026-11-19', 'overdue', 'Overdue since 19 Nov 2026'],
  ['2026-11-20', 'soon', 'Due today'],
  ['2026-12-04', 'soon', 'Due 4 Dec 2026'],
  ['2026-12-05', 'later', 'Due 5 Dec 2026'],
])('a service on %s is %s', (next_service_on, state, words) => {
  expect(due({ next_service_on })).toEqual({ state, words })
})

test.each([
  [1512.5, 'overdue', 'Overdue by 12.5 h'],
  [1500, 'overdue', 'Due now'],
  [1450, 'soon', 'Due in 50 h'],
  [1449.9, 'later', 'Due in 50.1 h'],
])('at %s hours a service at 1,500 is %s', (smu_current, state, words) => {
  expect(due({ smu_current, next_service_hours: 1500 })).toEqual({ state, words })
})

test('whichever comes first counts', () => {
  const by = {
    smu_current: 1490,
    next_service_hours: 1500,
    odometer_current: 99_900,
    next_service_km: 100_000,
  }
  expect(due(by)).toEqual({ state: 'soon', words: 'Due in 100 km' })
  expect(due({ ...by, next_service_on: '2026-11-01' })?.words).toBe('Overdue since 1 Nov 2026')
})

test('the next service follows from the intervals', () => {
  const intervals = { service_interval_days: 180, service_interval_hours: 250, service_interval_km: null }
  expect(nextService(intervals, { serviced_on: '2026-11-20', smu: 1512.5, odometer: 88_000 })).toEqual({
    next_service_on: '2027-05-19',
    next_service_hours: 1762.5,
    next_service_km: null,
  })
  expect(nextService(intervals, { serviced_on: '2026-11-20', smu: null, odometer: null })).toMatchObject({
    next_service_hours: null,
  })
})
