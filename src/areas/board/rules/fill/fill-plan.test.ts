import { expect, test } from 'vitest'
import type { Reason } from '#areas/scheduler/contract/booking.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import type { FillOrder, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import {
  type FillPlan,
  cellsToBook,
  choose,
  clear,
  countFilled,
  countStates,
  nextGap,
  objections,
  remaining,
  rowsOf,
  sameForRemaining,
  stateOf,
  suggested,
} from './fill-plan.ts'

const order = (id: number, row: string, day: number, more: Partial<FillOrder> = {}): FillOrder => ({
  id,
  order_no: `J-000001-0${id}`,
  order_status: 'Pending',
  row,
  category: 'Excavator 20T',
  work_date: `2026-11-${day}`,
  starts_at: melbourneInstant(`2026-11-${day}`, '07:00'),
  ends_at: melbourneInstant(`2026-11-${day}`, '15:00'),
  needs_driver: 1,
  asset: null,
  driver: null,
  version: 1,
  ...more,
})
const bookedAs = (id: number, name: string, more: Partial<NonNullable<FillOrder['asset']>> = {}) => ({
  id,
  name,
  certainty: 'confirmed' as const,
  reasons: [],
  ...more,
})
const orders = [order(1, 'a', 23), order(2, 'a', 24), order(3, 'a', 25), order(4, 'b', 23)]
const [first, second, third, other] = orders as [FillOrder, FillOrder, FillOrder, FillOrder]
const candidate = (id: number, name: string, against: Record<number, Reason[]> = {}): RowCandidate => ({
  id,
  name,
  why_ranked: '',
  orders: orders.map(({ id: job_item_id }) => ({ job_item_id, reasons: against[job_item_id] ?? [] })),
})
const machine = candidate(7, 'EX-07')
const driver = candidate(9, 'Dan Okafor')
const [row] = rowsOf(orders)
const none: FillPlan = new Map()

test('orders are in rows, and the first gap is a machine, then its driver, then the next day', () => {
  expect(rowsOf(orders).map(({ key, orders: of }) => [key, of.length])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
  const gapOf = (plan: FillPlan) => {
    const gap = nextGap(orders, plan)
    return gap && [gap.order.id, gap.kind]
  }
  expect(gapOf(none)).toEqual([1, 'asset'])
  const one = choose(none, 1, 'asset', machine)
  expect(gapOf(one)).toEqual([1, 'driver'])
  expect(gapOf(choose(one, 1, 'driver', driver))).toEqual([2, 'asset'])
  const dry = order(1, 'a', 23, { needs_driver: 0, asset: bookedAs(1, 'EX-01') })
  expect(nextGap([dry], none)).toBeNull()
})

test('the same for the remaining days fills what they lack, and keeps what they have', () => {
  const plan = choose(
    choose(choose(none, 1, 'asset', machine), 1, 'driver', driver),
    3,
    'asset',
    candidate(8, 'EX-08'),
  )
  expect(remaining(row!, first, plan).map(({ id }) => id)).toEqual([2, 3])
  const filled = sameForRemaining(plan, row!, first)
  expect([...filled].map(([id, { asset, driver: who }]) => [id, asset?.name, who?.name])).toEqual([
    [1, 'EX-07', 'Dan Okafor'],
    [3, 'EX-08', 'Dan Okafor'],
    [2, 'EX-07', 'Dan Okafor'],
  ])
  expect(remaining(row!, first, filled)).toEqual([])
  expect([...clear(filled, 2).keys()]).toEqual([1, 3])
})

test('conflicts and warnings are those of each day, and of what is chosen twice', () => {
  const booked = { code: 'booked', text: 'EX-07 is already booked.', blocks: 'hard' } as const
  const rego = { code: 'rego', text: 'Registration expired.', blocks: 'soft' } as const
  const busy = candidate(7, 'EX-07', { 2: [booked], 3: [rego] })
  let plan = sameForRemaining(choose(none, 1, 'asset', busy), row!, first)
  const states = () => [first, second, third].map((one) => stateOf(one, plan, orders))
  expect(states()).toEqual(['ready', 'conflict', 'warning'])
  plan = new Map(plan).set(3, { ...plan.get(3), override: 'Renewed today' })
  expect(states()).toEqual(['ready', 'conflict', 'ready'])
  expect(cellsToBook(orders, plan)).toEqual([
    { job_item_id: 1, version: 1, asset_id: 7 },
    { job_item_id: 3, version: 1, asset_id: 7, override: { reason: 'Renewed today' } },
  ])
  plan = choose(plan, 4, 'asset', busy)
  expect(objections(other, plan, orders)).toEqual([
    {
      code: 'booked',
      text: 'EX-07 is chosen for J-000001-01 from 7:00 am to 3:00 pm already.',
      blocks: 'hard',
    },
  ])
  expect(stateOf(second, clear(plan, 2), orders)).toBe('to_fill')
})

test('a row is suggested with whoever is free each day and chosen nowhere else', () => {
  const booked = { code: 'booked', text: 'EX-07 is already booked.', blocks: 'hard' } as const
  const candidates = [candidate(7, 'EX-07', { 2: [booked] }), candidate(8, 'EX-08')]
  const plan = choose(none, 4, 'asset', candidates[0]!)
  const filled = suggested(plan, row!, 'asset', { candidates, orders })
  expect([1, 2, 3].map((id) => filled.get(id)?.asset?.name)).toEqual(['EX-08', 'EX-08', 'EX-08'])
  const alone = suggested(none, row!, 'asset', { candidates, orders })
  expect([1, 2, 3].map((id) => alone.get(id)?.asset?.name)).toEqual(['EX-07', 'EX-08', 'EX-08'])
  const unasked = { ...machine, orders: machine.orders.slice(0, 2) }
  const partly = suggested(none, row!, 'asset', { candidates: [unasked], orders })
  expect([1, 2, 3].map((id) => partly.get(id)?.asset?.name)).toEqual(['EX-07', 'EX-07', undefined])
})

test('what the server refused is a conflict until something else is chosen', () => {
  const plan: FillPlan = new Map([[1, { asset: machine, refused: 'EX-07 is already booked.' }]])
  expect(stateOf(first, plan, orders)).toBe('conflict')
  expect(stateOf(first, choose(plan, 1, 'asset', candidate(8, 'EX-08')), orders)).toBe('ready')
})

test('what is pencilled is counted as that, and what speaks against what is booked is a conflict or a warning', () => {
  const clash: Reason = { code: 'booked', text: 'GR-01 is already booked.', blocks: 'hard' }
  const expired: Reason = { code: 'document', text: 'Driver licence is expired.', blocks: 'soft' }
  const firm = order(1, 'a', 23, { asset: bookedAs(1, 'GR-01'), driver: bookedAs(2, 'Hannah Ormond') })
  const pencilled = order(2, 'a', 24, {
    asset: bookedAs(1, 'GR-01', { certainty: 'pencilled' }),
    driver: bookedAs(2, 'Hannah Ormond'),
  })
  const clashing = { ...pencilled, id: 3, asset: { ...pencilled.asset!, reasons: [clash, expired] } }
  const expiring = { ...firm, id: 4, driver: bookedAs(2, 'Hannah Ormond', { reasons: [expired] }) }
  const sheet = [firm, pencilled, clashing, expiring, order(5, 'b', 24)]
  expect(sheet.map((one) => stateOf(one, none, sheet))).toEqual([
    'booked',
    'pencilled',
    'conflict',
    'warning',
    'to_fill',
  ])
  expect(countStates(sheet, none)).toEqual({
    booked: 2,
    pencilled: 2,
    ready: 0,
    conflict: 1,
    warning: 1,
    to_fill: 1,
  })
  // By row as on the whole: what has an objection is booked all the same.
  const counted = (plan: FillPlan) => rowsOf(sheet).map((one) => countFilled(one, plan, sheet))
  expect(counted(none)).toEqual([4, 0])
  const machineOnly = choose(none, 5, 'asset', candidate(8, 'EX-08'))
  expect(counted(machineOnly)).toEqual([4, 0])
  expect(counted(choose(machineOnly, 5, 'driver', candidate(9, 'Ann Lee')))).toEqual([4, 1])
})
