import { expect, test } from 'vitest'
import { spreadPayment } from './spread-payment.ts'

test('the oldest are paid whole first, the next in part, and what is too much is on none', () => {
  expect(spreadPayment(150, [100, 80, 20])).toEqual([100, 50, 0])
  expect(spreadPayment(500, [100, 80])).toEqual([100, 80])
  expect(spreadPayment(0, [100])).toEqual([0])
})
