import { expect, test } from 'vitest'
import type { MatrixOrder } from '#areas/chain/contract/order-matrix.ts'
import { matrixStates } from '#areas/chain/contract/matrix-states.ts'
import { matrixLooks } from './matrix-looks.ts'
import { orderSentence, secondOf, stateWords } from './matrix-words.ts'

const order: MatrixOrder = {
  id: 1,
  order_no: 'J-000012-03',
  job_requirement_id: 1,
  slot_no: 1,
  category: 'Excavator 20 t',
  work_date: '2026-11-23',
  starts_at: '2026-11-22T20:00:00.000Z',
  ends_at: '2026-11-23T04:30:00.000Z',
  state: 'confirmed',
  needs_driver: 1,
  assets: 'EX20-04',
  off_road: 'EX20-04 is off road',
  drivers: 'Vince Mehta',
  subcontractor: null,
  replaced_by_id: null,
}

test('a machine off the road takes the place of no other state', () => {
  for (const state of matrixStates)
    expect([state, stateWords({ ...order, state })]).toEqual([
      state,
      state === 'off_road' ? 'EX20-04 is off road' : matrixLooks[state].words,
    ])
})

test('an order off the road is read out with its machine, any other with its state once', () => {
  const sentenceOf = (state: MatrixOrder['state']) => {
    const one = { ...order, state }
    return orderSentence(one, secondOf(one))
  }
  expect(sentenceOf('off_road')).toBe('EX20-04 Off road. EX20-04 is off road. Mon 23 Nov, J-000012-03')
  expect(sentenceOf('on_hold')).toBe('EX20-04 Job on hold. Mon 23 Nov, J-000012-03')
  expect(sentenceOf('confirmed')).toBe('EX20-04 Vince Mehta. Confirmed. Mon 23 Nov, J-000012-03')
})
