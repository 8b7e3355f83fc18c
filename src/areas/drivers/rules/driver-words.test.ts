import { expect, test } from 'vitest'
import { statusWords } from '#areas/users/rules/user-words.ts'
import { driverStatusWords } from './driver-words.ts'

test('a driver who is not active is Inactive, like a user', () => {
  expect(driverStatusWords).toEqual({ active: 'Active', NotActive: 'Inactive' })
  expect(driverStatusWords).toEqual(statusWords)
})
