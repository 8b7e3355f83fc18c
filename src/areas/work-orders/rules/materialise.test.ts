import { expect, test } from 'vitest'
import type { OrderStatus } from '../contract/choices.ts'
import { checkRequirement } from './check-requirement.ts'
import { type PlacedOrder, type Plan, freeSlots, orderChanges, shiftOf, workDays } from './materialise.ts'

/** A working week of two. */
const week = {
  start_date: '2026-11-23',
  end_date: '2026-11-29',
  selected_dates: [] as string[],
  min_asset_qty: 1,
  ideal_asset_qty: 2,
  max_asset_qty: 3,
  price_asset_qty: 2,
}
const day = { ...week, end_date: '2026-11-23' }

let last = 0
const placed = (slot_no: number, fields: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: ++last,
  order_no: `J-000001-${last}`,
  work_date: '2026-11-23',
  slot_no,
  order_status: 'Pending' as OrderStatus,
  is_allocated: 0,
  ...fields,
})
/** A few days before the week. */
const changesOf = (before: Plan | null, after: Plan | null, orders: readonly PlacedOrder[]) =>
  orderChanges(before, after, { placed: orders, today: '2026-11-20' })
const slotsOf = (orders: readonly PlacedOrder[]) => orders.map(({ slot_no }) => slot_no)

test.each([
  [{ ideal_asset_qty: 4 }, 'Ideal quantity must be between 1 and 3.'],
  [{ ideal_asset_qty: 0 }, 'Ideal quantity must be between 1 and 3.'],
  [{ min_asset_qty: 4 }, 'Minimum quantity cannot be more than the maximum.'],
  [{ price_asset_qty: 4 }, 'Priced quantity must be between 0 and 3.'],
  [{ end_date: '2026-11-22' }, 'End date must be on or after the start date.'],
  [{ selected_dates: ['2026-11-24', '2026-11-30'] }, '30 Nov 2026 is outside 23 Nov 2026 to 29 Nov 2026.'],
  [{ start_date: '2026-11-12' }, 'Date cannot be in the past.'],
  [{ ideal_asset_qty: 3, end_date: '2029-11-23' }, 'This would be 2,355 orders. 1,000 orders at most.'],
])('a requirement with %o is refused', (wrong, message) => {
  const isNew = { today: '2026-11-20', before: null }
  expect(() => checkRequirement({ ...week, ...wrong }, isNew)).toThrow(message)
  expect(() => checkRequirement(week, isNew)).not.toThrow()
})

test('what was planned in its time may lie behind, what is added may not', () => {
  const later = { today: '2026-12-14', before: week }
  expect(() => checkRequirement({ ...week, end_date: '2026-12-07' }, later)).toThrow('in the past')
  expect(() => checkRequirement({ ...week, end_date: '2026-11-27' }, later)).not.toThrow()
  const picked = { ...week, end_date: '2026-12-18', selected_dates: ['2026-11-23', '2026-12-18'] }
  expect(() => checkRequirement(picked, later)).not.toThrow()
})

test('working days are Monday to Friday; Saturdays and Sundays when they are selected', () => {
  expect(workDays(week)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
  expect(workDays({ ...week, selected_dates: ['2026-11-28', '2026-11-24'] })).toEqual([
    '2026-11-24',
    '2026-11-28',
  ])
  expect(workDays({ start_date: '2026-11-28', end_date: '2026-11-29', selected_dates: [] })).toEqual([
    '2026-11-28',
    '2026-11-29',
  ])
})

test('a new requirement makes one order a day and slot', () => {
  const { add, remove, blocked } = changesOf(null, week, [])
  expect(add).toHaveLength(10)
  expect(add.slice(0, 3)).toEqual([
    { work_date: '2026-11-23', slot_no: 1 },
    { work_date: '2026-11-23', slot_no: 2 },
    { work_date: '2026-11-24', slot_no: 1 },
  ])
  expect([...remove, ...blocked]).toEqual([])
})

test('raising makes more, but not what was called off, and no more than is ideal', () => {
  const raised = { ...day, ideal_asset_qty: 3 }
  expect(changesOf(day, raised, [placed(1), placed(2)]).add).toEqual([
    { work_date: '2026-11-23', slot_no: 3 },
  ])
  // The first was cancelled by the client: its place is free for the third, and nothing replaces it.
  expect(changesOf(day, raised, [placed(2)]).add).toEqual([{ work_date: '2026-11-23', slot_no: 1 }])
  // One was moved here from another day.
  expect(changesOf(day, raised, [placed(1), placed(2), placed(3)]).add).toEqual([])
  expect(changesOf(day, day, [placed(2)]).add).toEqual([])
})

test('a raise makes orders from today on, and none before the plan begins', () => {
  const one = { ...week, ideal_asset_qty: 1 }
  const there = workDays(one).map((work_date) => placed(1, { work_date }))
  const daysOf = (today: string) =>
    orderChanges(one, week, { placed: there, today }).add.map(({ work_date }) => work_date.slice(-2))
  expect(daysOf('2026-11-25')).toEqual(['25', '26', '27'])
  expect(daysOf('2026-11-28')).toEqual([])
  expect(daysOf('2026-11-20')).toEqual(['23', '24', '25', '26', '27'])
  // From nothing it is a raise too.
  const none = { ...week, ideal_asset_qty: 0 }
  expect(orderChanges(none, one, { placed: [], today: '2026-11-26' }).add).toHaveLength(2)
  // A day that is put into the plan afterwards was meant.
  const longer = { ...one, start_date: '2026-11-20' }
  expect(orderChanges(one, longer, { placed: there, today: '2026-11-25' }).add).toEqual([
    { work_date: '2026-11-20', slot_no: 1 },
  ])
})

test('lowering takes unallocated pending orders, the last first, and stops at what is booked or confirmed', () => {
  const one = { ...day, ideal_asset_qty: 1 }
  expect(slotsOf(changesOf(day, one, [placed(1), placed(2)]).remove)).toEqual([2])
  const booked = placed(2, { is_allocated: 1 })
  expect(slotsOf(changesOf(day, one, [placed(1), booked]).remove)).toEqual([1])
  const confirmed = placed(1, { order_status: 'Confirmed' })
  const stuck = changesOf(day, one, [confirmed, booked])
  expect(slotsOf(stuck.remove)).toEqual([])
  expect(slotsOf(stuck.blocked)).toEqual([2])
  expect(slotsOf(changesOf(day, null, [confirmed, booked]).blocked)).toEqual([2, 1])
  // One is called off already: there is nothing above the quantity.
  expect(changesOf(day, one, [placed(2)]).remove).toEqual([])
})

test('days that are no longer selected lose their orders, new ones get theirs', () => {
  const before = { ...week, ideal_asset_qty: 1, selected_dates: ['2026-11-23', '2026-11-24'] }
  const after = { ...before, selected_dates: ['2026-11-24', '2026-11-28'] }
  const there = [placed(1), placed(1, { work_date: '2026-11-24' })]
  expect(changesOf(before, after, there)).toEqual({
    add: [{ work_date: '2026-11-28', slot_no: 1 }],
    remove: [there[0]],
    blocked: [],
  })
})

test('slots are the lowest free ones, and a night shift begins between 6 pm and 4 am', () => {
  expect(freeSlots([{ slot_no: 1 }, { slot_no: 3 }], 2)).toEqual([2, 4])
  expect(['17:59', '18:00', '03:59', '04:00'].map(shiftOf)).toEqual(['day', 'night', 'night', 'day'])
})
