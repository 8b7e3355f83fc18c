import { expect, test } from 'vitest'
import { agreedLeft } from './agreed-left.ts'

test('each agreed line has what is done, billed and left of it', () => {
  const agreed = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
    { id: 3, quantity: 1 },
  ]
  const done = [{ agreed_id: 1, quantity: 1 }]
  const billed = [
    { agreed_id: 1, quantity: 0.3 },
    { agreed_id: 1, quantity: 0.1 },
    { agreed_id: 2, quantity: 3 },
    { agreed_id: 2, quantity: -1 },
  ]
  expect(agreedLeft(agreed, { done, billed })).toEqual([
    { id: 1, agreed: 2, done: 1, billed: 0.4, left: 1.6, over: 0 },
    { id: 2, agreed: 1, done: 0, billed: 2, left: 0, over: 1 },
    { id: 3, agreed: 1, done: 0, billed: 0, left: 1, over: 0 },
  ])
})
