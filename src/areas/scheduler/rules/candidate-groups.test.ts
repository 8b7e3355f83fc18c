import { expect, test } from 'vitest'
import type { Reason } from '../contract/booking.ts'
import { grouped } from './candidate-groups.ts'

const soft: Reason = { code: 'category', text: 'Backhoe, not a grader 12/14 ft.', blocks: 'soft' }
const hard: Reason = { code: 'booked', text: 'Booked on J-000012-03.', blocks: 'hard' }
const candidates = [
  { name: 'booked', free: 0, reasons: [hard] },
  { name: 'other kind', free: 1, reasons: [soft] },
  { name: 'free', free: 1, reasons: [] },
  { name: 'order has one', free: 1, reasons: [hard, soft] },
]
const named = (mayOverride: boolean) =>
  grouped(candidates, mayOverride).map(({ group, members }) => [group, members.map(({ name }) => name)])

test('those that cannot go come last, and those that need a reason after those that fit', () => {
  expect(named(true)).toEqual([
    ['fits', ['free']],
    ['with-reason', ['other kind']],
    ['cannot', ['booked', 'order has one']],
  ])
})

test('for somebody who may not override, an objection is final', () => {
  expect(named(false)).toEqual([
    ['fits', ['free']],
    ['cannot', ['booked', 'other kind', 'order has one']],
  ])
})
