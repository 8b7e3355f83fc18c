import { expect, test } from 'vitest'
import { bookedAfter } from './booked-after.ts'

const order = (id: number, start: string, is_confirmed = 0) => ({
  booking_id: id,
  order_id: id,
  order_no: `J-000001-${id}`,
  is_confirmed,
  work_date: start.slice(0, 10),
  starts_at: `${start}:00+11:00`,
})
const booked = [
  order(1, '2026-11-19T07:00'),
  order(2, '2026-11-20T07:00'),
  order(3, '2026-11-20T13:00'),
  order(4, '2026-11-20T13:00', 1),
  order(5, '2026-11-20T18:00', 1),
  order(6, '2026-11-21T07:00', 1),
]
const idsAfter = (off_at: string, now: string) =>
  bookedAfter({ booked }, { off_at: `${off_at}:00+11:00`, now: new Date(`${now}:00+11:00`) }).map(
    ({ order_id }) => order_id,
  )

test('those of today count that start after the off-hire, and those of days to come', () => {
  expect(idsAfter('2026-11-20T12:00', '2026-11-20T12:05')).toEqual([3, 4, 5, 6])
  expect(idsAfter('2026-11-20T13:00', '2026-11-20T13:05')).toEqual([5, 6])
})

test('recorded later, past days are left, and so is a confirmed order that has begun', () => {
  expect(idsAfter('2026-11-18T12:00', '2026-11-20T06:00')).toEqual([2, 3, 4, 5, 6])
  expect(idsAfter('2026-11-20T12:00', '2026-11-20T15:00')).toEqual([3, 5, 6])
  expect(idsAfter('2026-11-18T12:00', '2026-11-21T06:00')).toEqual([6])
})
