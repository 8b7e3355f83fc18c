import { expect, test } from 'vitest'
import { conflictWith } from './conflict.ts'
import type { NearBooking } from './facts.ts'

const order = { starts_at: '2026-11-22T20:00:00.000Z', ends_at: '2026-11-23T04:00:00.000Z' }
const booked = (fields: Partial<NearBooking> = {}): NearBooking => {
  const starts_at = fields.starts_at ?? order.starts_at
  const ends_at = fields.ends_at ?? order.ends_at
  const booking = {
    id: 1,
    kind: 'work',
    certainty: 'confirmed',
    job_item_id: 7,
    order_no: 'WO-000007',
  } as const
  return { ...booking, starts_at, ends_at, from: starts_at, to: ends_at, ...fields }
}
const found = (fields: Partial<NearBooking>) =>
  conflictWith('EX-14 Cat 320', order, [booked(fields)], 9)?.text

test('a confirmed booking at that time is named with its order and time', () => {
  expect(found({})).toBe('EX-14 Cat 320 is already booked on WO-000007 from 7:00 am to 3:00 pm.')
})

test('leave and workshop name the first day of overlap', () => {
  const away = {
    job_item_id: null,
    order_no: null,
    starts_at: '2026-11-20T13:00:00Z',
    ends_at: '2026-11-27T13:00:00Z',
  }
  expect(conflictWith('Dan Okafor', order, [booked({ kind: 'leave', ...away })], 9)).toEqual({
    code: 'leave',
    text: 'Dan Okafor is on leave on 23 Nov 2026.',
    blocks: 'hard',
  })
  expect(found({ kind: 'workshop', ...away })).toBe('EX-14 Cat 320 is in the workshop on 23 Nov 2026.')
})

test('nothing clashes with: another time, adjacent times, a pencilled one, its own booking', () => {
  expect(found({ starts_at: '2026-11-23T10:00:00Z', ends_at: '2026-11-23T12:00:00Z' })).toBeUndefined()
  expect(found({ starts_at: '2026-11-22T12:00:00Z', ends_at: order.starts_at })).toBeUndefined()
  expect(found({ starts_at: order.ends_at, ends_at: '2026-11-23T08:00:00Z' })).toBeUndefined()
  expect(found({ certainty: 'pencilled' })).toBeUndefined()
  expect(found({ job_item_id: 9 })).toBeUndefined()
})

test('travel counts, but the message has the working time', () => {
  const next = { starts_at: order.ends_at, ends_at: '2026-11-23T08:00:00Z', to: '2026-11-23T08:00:00Z' }
  expect(found({ ...next, from: '2026-11-23T03:30:00Z' })).toBe(
    'EX-14 Cat 320 is already booked on WO-000007 from 3:00 pm to 7:00 pm.',
  )
})
