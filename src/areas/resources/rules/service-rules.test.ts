import { expect, test } from 'vitest'
import { type ServicePlan, nextService, serviceDue, serviceErrors } from './service-rules.ts'

const none: ServicePlan = {
  meter_type: 'both',
  smu_current: null,
  odometer_current: null,
  next_service_on: null,
  next_service_hours: null,
  next_service_km: null,
}
const due = (plan: Partial<ServicePlan>) => serviceDue({ ...none, ...plan }, '2026-11-20')

const intervals = {
  meter_type: 'both' as const,
  service_interval_days: 180,
  service_interval_hours: 250,
  service_interval_km: null,
}

test('a machine without a next service has none due; where nobody has read the meter it says so', () => {
  expect(due({})).toBeNull()
  const unread = { next_service_hours: 1400 }
  expect(due(unread)).toEqual({ state: 'later', words: 'At 1,400 h, meter not read' })
  expect(due({ ...unread, next_service_on: '2027-06-01' })?.words).toBe('Due 1 Jun 2027')
})

test('only the meters that a machine has count', () => {
  const by = { smu_current: 1490, next_service_hours: 1500, odometer_current: 0, next_service_km: 90_000 }
  expect(due({ ...by, meter_type: 'hours' })?.words).toBe('Due in 10 h')
  expect(due({ ...by, meter_type: 'km' })?.words).toBe('Due in 90,000 km')
  expect(due({ next_service_km: 90_000, meter_type: 'hours' })).toBeNull()
  const next = nextService(
    { ...intervals, meter_type: 'km' },
    { serviced_on: '2026-11-20', smu: 1, odometer: 2 },
  )
  expect(next).toMatchObject({ next_service_hours: null, next_service_km: null })
})

test('a service is neither in the future nor before the last one, and of an earlier day has its readings', () => {
  const wrong = (serviced_on: string, more: object = {}, last: string | null = '2026-11-10') =>
    serviceErrors({ serviced_on, ...more }, { ...intervals, serviced_on: last }, '2026-11-20')
  expect(wrong('2026-11-21')).toEqual({ serviced_on: 'Date cannot be in the future.' })
  expect(wrong('2026-11-09', { smu_current: 5 })).toEqual({
    serviced_on: 'Date cannot be before the last service (10 Nov 2026).',
  })
  expect(wrong('2026-11-09', { smu_current: 5 }, null)).toEqual({})
  expect(wrong('2026-11-10')).toEqual({ smu_current: 'Enter the hours at that service.' })
  expect(wrong('2026-11-10', { smu_current: 5 })).toEqual({})
  expect(wrong('2026-11-20')).toEqual({})
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
  expect(nextService(intervals, { serviced_on: '2026-11-20', smu: 1512.5, odometer: 88_000 })).toEqual({
    next_service_on: '2027-05-19',
    next_service_hours: 1762.5,
    next_service_km: null,
  })
  expect(nextService(intervals, { serviced_on: '2026-11-20', smu: null, odometer: null })).toMatchObject({
    next_service_hours: null,
  })
})
