import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import type { OrderStatus } from '../contract/choices.ts'
import { checkRequirement, requirementErrors } from './check-requirement.ts'
import {
  type PlacedOrder,
  type Plan,
  type TimedPlan,
  freeSlots,
  orderChanges,
  shiftOf,
  ordersToRemove,
  workDays,
} from './materialise.ts'
import { orderWindow } from './order-window.ts'
import { firstDayOf } from './past.ts'

/** A working week of two. */
const week = {
  start_date: '2026-11-23',
  end_date: '2026-11-29',
  selected_dates: [] as string[],
  min_asset_qty: 1,
  ideal_asset_qty: 2,
  max_asset_qty: 3,
  price_asset_qty: 2,
  start_time: '07:00',
  est_hours: 8,
}
const day = { ...week, end_date: '2026-11-23' }

let last = 0
const placed = (slot_no: number, fields: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: ++last,
  order_no: `J-000001-${last}`,
  work_date: '2026-11-23',
  slot_no,
  order_status: 'Pending' as OrderStatus,
  ends_at: orderWindow(fields.work_date ?? '2026-11-23', '07:00', 8).ends_at,
  is_allocated: 0,
  ...fields,
})
/** On the morning of a day: by default a few days before the week. */
const changesOf = (
  before: Plan | null,
  after: TimedPlan,
  orders: readonly PlacedOrder[],
  [today, time] = ['2026-11-20', '06:00'],
) => orderChanges(before, after, { placed: orders, today, now: melbourneInstant(today, time) })
const slotsOf = (orders: readonly PlacedOrder[]) => orders.map(({ slot_no }) => slot_no)

test.each([
  [{ ideal_asset_qty: 4 }, 'Ideal quantity must be between 1 and 3.'],
  [{ ideal_asset_qty: 0 }, 'Ideal quantity must be between 1 and 3.'],
  [{ min_asset_qty: 4 }, 'Minimum quantity cannot be more than the maximum.'],
  [{ price_asset_qty: 4 }, 'Priced quantity must be between 0 and 3.'],
  [{ end_date: '2026-11-22' }, 'End date must be on or after the start date.'],
  [{ selected_dates: ['2026-11-24', '2026-11-30'] }, '30 Nov 2026 is outside 23 Nov 2026 to 29 Nov 2026.'],
  [{ start_date: '2026-11-12' }, 'Date cannot be in the past.'],
  [{ ideal_asset_qty: 3, end_date: '2029-11-23' }, 'This would be 2,355 orders. The limit is 1,000 orders.'],
])('a requirement with %o is refused', (wrong, message) => {
  const isNew = { today: '2026-11-20', before: null }
  expect(() => checkRequirement({ ...week, ...wrong }, isNew)).toThrow(message)
  expect(() => checkRequirement(week, isNew)).not.toThrow()
})

test('all errors in a requirement are reported at once, and none for missing values', () => {
  const isNew = { today: '2026-11-20', before: null }
  const wrong = { min_asset_qty: 1, ideal_asset_qty: 4, max_asset_qty: 3, price_asset_qty: 5 }
  expect(requirementErrors({ ...week, ...wrong, end_date: '2026-11-22' }, isNew)).toEqual({
    ideal_asset_qty: 'Ideal quantity must be between 1 and 3.',
    price_asset_qty: 'Priced quantity must be between 0 and 3.',
    end_date: 'End date must be on or after the start date.',
  })
  const days = { start_date: '2026-11-01', end_date: '2029-11-23', ideal_asset_qty: 3 }
  expect(requirementErrors({ ...week, ...days }, isNew)).toMatchObject({
    start_date: 'Date cannot be in the past.',
    end_date: expect.stringContaining('The limit is 1,000 orders.'),
  })
  // Nothing is between a minimum and a maximum that contradict each other.
  expect(requirementErrors({ ...week, min_asset_qty: 4, max_asset_qty: 1 }, isNew)).toEqual({
    min_asset_qty: 'Minimum quantity cannot be more than the maximum.',
    price_asset_qty: 'Priced quantity must be between 0 and 1.',
  })
  expect(requirementErrors({ ...week, ...wrong, max_asset_qty: undefined }, isNew)).toEqual({})
  expect(requirementErrors({ end_date: '2020-01-01', selected_dates: [] }, isNew)).toEqual({})
  expect(requirementErrors({}, isNew)).toEqual({})
})

test('additions to a running job start today', () => {
  const job = { start_date: '2026-11-02', end_date: '2026-11-27' }
  expect(firstDayOf(job, '2026-11-01')).toBe('2026-11-02')
  expect(firstDayOf(job, '2026-11-05')).toBe('2026-11-05')
  expect(firstDayOf(job, '2026-11-27')).toBe('2026-11-27')
  // A finished job's days are left for others to be named.
  expect(firstDayOf(job, '2026-11-28')).toBe('2026-11-02')
})

test('days planned in time may be in the past, additions may not', () => {
  const later = { today: '2026-12-14', before: week }
  expect(() => checkRequirement({ ...week, end_date: '2026-12-07' }, later)).toThrow('in the past')
  expect(() => checkRequirement({ ...week, end_date: '2026-11-27' }, later)).not.toThrow()
  const picked = { ...week, end_date: '2026-12-18', selected_dates: ['2026-11-23', '2026-12-18'] }
  expect(() => checkRequirement(picked, later)).not.toThrow()
})

test('working days are Monday to Friday; Saturdays and Sundays only when selected', () => {
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

test('a new requirement makes one order per day and slot', () => {
  const { add, remove, blocked } = changesOf(null, week, [])
  expect(add).toHaveLength(10)
  expect(add.slice(0, 3)).toEqual([
    { work_date: '2026-11-23', slot_no: 1 },
    { work_date: '2026-11-23', slot_no: 2 },
    { work_date: '2026-11-24', slot_no: 1 },
  ])
  expect([...remove, ...blocked]).toEqual([])
})

test('raising adds orders, but does not replace cancelled ones, and stops at the ideal', () => {
  const raised = { ...day, ideal_asset_qty: 3 }
  expect(changesOf(day, raised, [placed(1), placed(2)]).add).toEqual([
    { work_date: '2026-11-23', slot_no: 3 },
  ])
  // The first was cancelled by the client: the third takes its slot, and nothing replaces it.
  expect(changesOf(day, raised, [placed(2)]).add).toEqual([{ work_date: '2026-11-23', slot_no: 1 }])
  // One was moved here from another day.
  expect(changesOf(day, raised, [placed(1), placed(2), placed(3)]).add).toEqual([])
  expect(changesOf(day, day, [placed(2)]).add).toEqual([])
})

test('raising adds orders from today on, and none before the plan starts', () => {
  const one = { ...week, ideal_asset_qty: 1 }
  const there = workDays(one).map((work_date) => placed(1, { work_date }))
  const daysOf = (today: string, time = '06:00') =>
    changesOf(one, week, there, [today, time]).add.map(({ work_date }) => work_date.slice(-2))
  expect(daysOf('2026-11-25')).toEqual(['25', '26', '27'])
  // Still today, while the shift lasts.
  expect(daysOf('2026-11-25', '14:59')).toEqual(['25', '26', '27'])
  expect(daysOf('2026-11-25', '15:00')).toEqual(['26', '27'])
  expect(daysOf('2026-11-28')).toEqual([])
  expect(daysOf('2026-11-20')).toEqual(['23', '24', '25', '26', '27'])
  // Starting from nothing counts as raising too.
  const none = { ...week, ideal_asset_qty: 0 }
  expect(changesOf(none, one, [], ['2026-11-26', '06:00']).add).toHaveLength(2)
  // A past day added to the plan is deliberate.
  const longer = { ...one, start_date: '2026-11-20' }
  expect(changesOf(one, longer, there, ['2026-11-25', '06:00']).add).toEqual([
    { work_date: '2026-11-20', slot_no: 1 },
  ])
})

test('lowering takes unallocated pending orders, the last first, and stops at booked or confirmed ones', () => {
  const one = { ...day, ideal_asset_qty: 1 }
  expect(slotsOf(changesOf(day, one, [placed(1), placed(2)]).remove)).toEqual([2])
  const booked = placed(2, { is_allocated: 1 })
  expect(slotsOf(changesOf(day, one, [placed(1), booked]).remove)).toEqual([1])
  const confirmed = placed(1, { order_status: 'Confirmed' })
  const stuck = changesOf(day, one, [confirmed, booked])
  expect(slotsOf(stuck.remove)).toEqual([])
  expect(slotsOf(stuck.blocked)).toEqual([2])
  expect(slotsOf(ordersToRemove([confirmed, booked], 2).blocked)).toEqual([2, 1])
  // One is already cancelled: nothing exceeds the quantity.
  expect(changesOf(day, one, [placed(2)]).remove).toEqual([])
})

test('a day loses only as many as its quantity fell by: repeated and moved orders stay', () => {
  const one = { ...day, ideal_asset_qty: 1 }
  const more = [placed(1, { is_allocated: 1 }), placed(2), placed(3, { order_status: 'Confirmed' })]
  const nothing = { add: [], remove: [], blocked: [] }
  expect(changesOf(one, one, more)).toEqual(nothing)
  // Other days of the plan change, this one does not.
  expect(changesOf(one, { ...one, end_date: '2026-11-24' }, more)).toMatchObject({ remove: [], blocked: [] })
  expect(changesOf(day, one, more)).toMatchObject({ remove: [more[1]], blocked: [] })
  // Nothing was planned on a day outside the plan.
  const saturday = placed(1, { work_date: '2026-11-28' })
  expect(changesOf(week, { ...week, ideal_asset_qty: 1 }, [saturday])).toEqual(nothing)
})

test('finished orders are neither removed nor an obstacle', () => {
  const one = { ...week, ideal_asset_qty: 1 }
  const status = ['Confirmed', 'Pending'] as const
  const there = workDays(week).flatMap((work_date) =>
    status.map((order_status, at) => placed(at + 1, { work_date, order_status })),
  )
  const removedAt = (today: string, time: string) => {
    const { remove, blocked } = changesOf(week, one, there, [today, time])
    expect(blocked).toEqual([])
    return remove.map(({ work_date }) => work_date.slice(-2))
  }
  expect(removedAt('2026-11-20', '06:00')).toEqual(['23', '24', '25', '26', '27'])
  expect(removedAt('2026-11-25', '06:00')).toEqual(['25', '26', '27'])
  expect(removedAt('2026-11-25', '15:00')).toEqual(['26', '27'])
  // All are confirmed: only future ones are an obstacle.
  const confirmed = there.map((order) => ({ ...order, order_status: 'Confirmed' as const }))
  expect(changesOf(week, one, confirmed, ['2026-11-26', '06:00']).blocked).toHaveLength(2)
  // Nor does a past day that leaves the plan.
  const rest = { ...week, start_date: '2026-11-26' }
  expect(changesOf(week, rest, there, ['2026-11-26', '06:00'])).toEqual({ add: [], remove: [], blocked: [] })
})

test('deselected days lose their orders, newly selected ones get theirs', () => {
  const before = { ...week, ideal_asset_qty: 1, selected_dates: ['2026-11-23', '2026-11-24'] }
  const after = { ...before, selected_dates: ['2026-11-24', '2026-11-28'] }
  const there = [placed(1), placed(1, { work_date: '2026-11-24' })]
  expect(changesOf(before, after, there)).toEqual({
    add: [{ work_date: '2026-11-28', slot_no: 1 }],
    remove: [there[0]],
    blocked: [],
  })
})

test('slots use the lowest free numbers, and a night shift starts between 6 pm and 4 am', () => {
  expect(freeSlots([{ slot_no: 1 }, { slot_no: 3 }], 2)).toEqual([2, 4])
  expect(['17:59', '18:00', '03:59', '04:00'].map(shiftOf)).toEqual(['day', 'night', 'night', 'day'])
})
