import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import type { FillOrder, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { type FillPlan, choose } from './fill-plan.ts'
import { freeWords, rowChoices } from './row-choices.ts'

const order = (id: number, row: string, day: string): FillOrder => ({
  id,
  order_no: `J-000001-0${id}`,
  order_status: 'Pending',
  row,
  category: 'Excavator 20T',
  work_date: day,
  starts_at: melbourneInstant(day, '07:00'),
  ends_at: melbourneInstant(day, '15:00'),
  needs_driver: 0,
  asset: null,
  driver: null,
  version: 1,
})
const orders = [order(1, 'a', '2026-11-23'), order(2, 'a', '2026-11-24'), order(3, 'b', '2026-11-23')]
const wanted = orders.slice(0, 2)
const machine = (id: number, against: RowCandidate['orders'] = []): RowCandidate => ({
  id,
  name: `EX-0${id}`,
  why_ranked: '',
  orders: orders.map(({ id: job_item_id }) => ({
    job_item_id,
    reasons: against.find((one) => one.job_item_id === job_item_id)?.reasons ?? [],
  })),
})
const rego = { code: 'rego', text: 'Registration expired.', blocks: 'soft' } as const
const none: FillPlan = new Map()

test('those that can do most of a row come first, as they were ranked', () => {
  const candidates = [
    machine(1, [{ job_item_id: 2, reasons: [{ code: 'booked', text: 'Booked.', blocks: 'hard' }] }]),
    machine(2, [{ job_item_id: 1, reasons: [rego] }]),
    machine(3),
  ]
  const choices = rowChoices(candidates, 'asset', { wanted, plan: none, orders })
  expect(choices.map(({ candidate, free, of, reasons }) => [candidate.id, free, of, reasons.length])).toEqual(
    [
      [3, 2, 2, 0],
      [2, 2, 2, 1],
      [1, 1, 2, 0],
    ],
  )
})

test('what is chosen for another order at that time is not free for this one', () => {
  const plan = choose(none, 3, 'asset', machine(1))
  const [first, second] = rowChoices([machine(1), machine(2)], 'asset', { wanted, plan, orders })
  expect(first?.candidate.id).toBe(2)
  expect(second).toMatchObject({
    free: 1,
    reasons: [{ text: 'EX-01 is chosen for J-000001-03 from 7:00 am to 3:00 pm already.', blocks: 'hard' }],
  })
})

test('an order that the server was not asked about is not free', () => {
  const asked = machine(1)
  const partly = { ...machine(2), orders: asked.orders.slice(0, 1) }
  const choices = rowChoices([partly, asked], 'asset', { wanted, plan: none, orders })
  expect(choices.map(({ candidate, free, of }) => [candidate.id, free, of])).toEqual([
    [1, 2, 2],
    [2, 1, 2],
  ])
})

test('only what has no objection at all is free', () => {
  const offRoad = { code: 'off_road', text: 'RP-01 is off road.', blocks: 'soft' } as const
  const wordsOf = (choice: Partial<Parameters<typeof freeWords>[0]>) =>
    freeWords({ reasons: [], free: 5, clean: 5, of: 5, ...choice })
  expect(wordsOf({})).toBe('Free all 5 days')
  expect(wordsOf({ clean: 0, reasons: [offRoad] })).toBe('Off road')
  expect(wordsOf({ clean: 0, reasons: [rego] })).toBe('Needs a reason on all 5 days')
  expect(wordsOf({ clean: 3, free: 4 })).toBe('Free 3 of 5 days, 1 with a reason')
  expect(wordsOf({ clean: 3, free: 3 })).toBe('Free 3 of 5 days')
  expect(wordsOf({ clean: 0, free: 0 })).toBe('Free on none of these days')
  expect(wordsOf({ of: 1, free: 1, clean: 0, reasons: [offRoad] })).toBe('Off road')
  expect(wordsOf({ of: 1, free: 1, clean: 1 })).toBe('Free')
})
