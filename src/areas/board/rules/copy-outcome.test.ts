import { expect, test } from 'vitest'
import type { Duplicated } from '#areas/work-orders/contract/order.ts'
import { copyOutcome } from './copy-outcome.ts'

const asked = 'EX-07 copied to 3 days'
const order = { id: 7, order_no: 'J-000001-07' }
const created: Duplicated = { date: '2026-11-24', result: 'created', order, reason: null }
const open: Duplicated = {
  date: '2026-11-25',
  result: 'left open',
  order,
  reason: 'There was already an order to fill.',
}
const unallocated: Duplicated = {
  date: '2026-11-26',
  result: 'created without allocation',
  order,
  reason: 'EX-07 is already booked.',
}
const refused: Duplicated = {
  date: '2026-11-19',
  result: 'refused',
  order: null,
  reason: 'This day is in the past.',
}

test('a copy that is complete says what was asked', () => {
  expect(copyOutcome([created, created], 2, asked)).toEqual({ words: asked, missing: [] })
  expect(copyOutcome([created, created], 2, null)).toEqual({ words: '2 orders made', missing: [] })
})

test('each day that was not copied, or only in part, is listed with its reason', () => {
  expect(copyOutcome([created, open, unallocated, refused], 2, asked)).toEqual({
    words: '2 orders made, 1 left open, 1 refused',
    missing: [open, unallocated, refused],
  })
})

test('a copy that changed nothing has no words, and nothing to undo', () => {
  expect(copyOutcome([open, refused], 0, asked)).toEqual({ words: null, missing: [open, refused] })
})
