import { expect, test } from 'vitest'
import { isOverridable } from './conflict.ts'
import { Refusal } from '../calls/refusal.ts'

const errors = { override: 'This can be overridden with a reason.' }

test('only a refusal that says so can be overridden with a reason', () => {
  expect(isOverridable(new Refusal({ status: 409, message: 'It is booked.' }))).toBe(false)
  expect(isOverridable(new Refusal({ status: 422, message: 'Reason is required.', errors }))).toBe(false)
  expect(isOverridable(new Error('Its registration expired.'))).toBe(false)
  expect(isOverridable(new Refusal({ status: 409, message: 'Its registration expired.', errors }))).toBe(true)
})
