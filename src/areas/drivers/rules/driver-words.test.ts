import { expect, test } from 'vitest'
import { statusWords } from '#areas/users/rules/user-words.ts'
import { driverStatusWords, stoppedBy } from './driver-words.ts'

test('a driver who is not active is Inactive, like a user', () => {
  expect(driverStatusWords).toEqual({ active: 'Active', NotActive: 'Inactive' })
  expect(driverStatusWords).toEqual(statusWords)
})

test('a driver is stopped by their record or an expired licence, on the day after its last', () => {
  const driver = { status: 'active', archived_at: null, licence_expires_on: '2026-11-12' } as const
  expect(stoppedBy(driver, '2026-11-12')).toBeNull()
  expect(stoppedBy(driver, '2026-11-13')).toBe('Stopped: licence expired 12 Nov')
  expect(stoppedBy({ ...driver, status: 'NotActive' }, '2026-11-12')).toBe('Stopped: not active')
  expect(stoppedBy({ ...driver, archived_at: '2026-11-01' }, '2026-11-12')).toBe('Archived')
})
