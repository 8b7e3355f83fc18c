import { expect, test } from 'vitest'
import type { Reason } from '../contract/booking.ts'
import { grouped } from './candidate-groups.ts'

const soft: Reason = { code: 'rego', text: 'Its registration expires on 30 Nov.', blocks: 'soft' }
const otherKind: Reason = { code: 'category', text: 'Backhoe, not a grader 12/14 ft.', blocks: 'soft' }
const hard: Reason = { code: 'booked', text: 'Booked on J-000012-03.', blocks: 'hard' }
const candidates = [
  { name: 'booked', free: 0, reasons: [hard] },
  { name: 'other kind', free: 1, reasons: [otherKind] },
  { name: 'rego ends', free: 1, reasons: [soft] },
  { name: 'free', free: 1, reasons: [] },
  { name: 'order has one', free: 1, reasons: [hard, soft] },
  { name: 'booked other kind', free: 0, reasons: [hard, otherKind] },
]
const named = (mayOverride: boolean) =>
  grouped(candidates, mayOverride).map(({ group, members }) => [group, members.map(({ name }) => name)])

test('those that need a reason come after those that fit, then those that cannot go, and other kinds last', () => {
  expect(named(true)).toEqual([
    ['fits', ['free']],
    ['with-reason', ['rego ends']],
    ['cannot', ['booked', 'order has one']],
    ['other-kinds', ['other kind', 'booked other kind']],
  ])
})

test('for somebody who may not override, an objection is final', () => {
  expect(named(false)).toEqual([
    ['fits', ['free']],
    ['cannot', ['booked', 'rego ends', 'order has one']],
    ['other-kinds', ['other kind', 'booked other kind']],
  ])
})
