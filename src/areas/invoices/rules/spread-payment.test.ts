import { expect, test } from 'vitest'
import { spreadPayment } from './spread-payment.ts'

test('the oldest are paid in full first, the next in part, and any excess stays unallocated', () => {
  expect(spreadPayment(150, [100, 80, 20])).toEqual([100, 50, 0])
  expect(spreadPayment(500, [100, 80])).toEqual([100, 80])
  expect(spreadPayment(0, [100])).toEqual([0])
})
