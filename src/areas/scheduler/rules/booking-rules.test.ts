import { describe, expect, test } from 'vitest'
import { type JobStatus, jobStatuses } from '#areas/jobs/contract/choices.ts'
import { certainties } from '../contract/choices.ts'
import { type NeedyOrder, bookingCan } from './booking-rules.ts'

const order: NeedyOrder = {
  order_no: 'J-000001-01',
  order_status: 'Pending',
  job_status: 'Confirmed',
  assets: [],
  drivers: [],
  needs_driver: 1,
  asset_to_follow: 0,
  driver_to_follow: 0,
}
const booking = (certainty: (typeof certainties)[number]) => ({
  kind: 'work' as const,
  certainty,
  asset_id: 7,
  driver_id: null,
})
const held = 'The job is on hold. Resume it before booking.'
const draft = 'The job is a draft. Pencil it, or choose “Mark as pending” on the job first.'

/** For each job status, the answer to: pencil, book firmly, make firm, only pencil, release. */
const answers: Record<JobStatus, readonly (true | string)[]> = {
  Draft: [true, draft, draft, true, true],
  Pending: [true, true, true, true, true],
  Confirmed: [true, true, true, true, true],
  'In Progress': [true, true, true, true, true],
  'On Hold': [held, held, held, true, true],
  Completed: Array(5).fill('The job is completed.'),
  Cancelled: Array(5).fill('The job is cancelled.'),
  'Cancelled by Office': Array(5).fill('The job is cancelled by office.'),
  Invoiced: Array(5).fill('The job is invoiced.'),
}

test.each(jobStatuses)('an order whose job is %s', (job_status) => {
  const of = { ...order, job_status }
  expect([
    ...certainties.map((certainty) => bookingCan.book(of, certainty)),
    bookingCan.confirm(booking('pencilled'), of),
    bookingCan.unconfirm(booking('confirmed'), of),
    bookingCan.release(booking('confirmed'), of),
  ]).toEqual(answers[job_status])
})

test.each(['Broke Down', 'Moved', 'Cancelled', 'Cancelled by Office', 'Invoiced'])(
  'an order that is %s keeps its bookings, whatever its job’s status',
  (order_status) => {
    const over = { ...order, order_status }
    const refused = `J-000001-01 is ${order_status}. Only a Pending or Confirmed order can be booked.`
    expect([
      bookingCan.book(over, 'pencilled'),
      bookingCan.book(over, 'confirmed'),
      bookingCan.confirm(booking('pencilled'), over),
      bookingCan.unconfirm(booking('confirmed'), over),
      bookingCan.release(booking('confirmed'), over),
    ]).toEqual(Array(5).fill(refused))
  },
)

describe('a confirmed order', () => {
  const confirmed: NeedyOrder = {
    ...order,
    order_status: 'Confirmed',
    assets: [
      { id: 7, is_main: true },
      { id: 8, is_main: false },
    ],
    drivers: [{ id: 3 }],
  }
  const release = (asset_id: number | null, driver_id: number | null, of = confirmed) =>
    bookingCan.release({ ...booking('confirmed'), asset_id, driver_id }, of)

  test('accepts nothing in pencil', () => {
    const firm = 'J-000001-01 is Confirmed, so its bookings must stay firm.'
    expect(bookingCan.book(confirmed, 'pencilled')).toBe(firm)
    expect(bookingCan.unconfirm(booking('confirmed'), confirmed)).toBe(firm)
  })

  test('keeps its machine and driver, and releases accompanying plant', () => {
    expect(release(7, null)).toMatch(/needs a machine\. Tick machine to follow/)
    expect(release(null, 3)).toMatch(/needs a driver\. Tick driver to follow/)
    expect(release(8, null)).toBe(true)
  })

  test('releases what may follow, and what it does not need', () => {
    expect(release(7, null, { ...confirmed, asset_to_follow: 1 })).toBe(true)
    expect(release(null, 3, { ...confirmed, driver_to_follow: 1 })).toBe(true)
    expect(release(null, 3, { ...confirmed, needs_driver: 0 })).toBe(true)
  })
})

test('leave and workshop time are released, and never pencilled', () => {
  const leave = { ...booking('confirmed'), kind: 'leave' as const, asset_id: null, driver_id: 3 }
  expect(bookingCan.unconfirm(leave, undefined)).toBe(
    'Leave and workshop time are firm. Release them instead.',
  )
  expect(bookingCan.release(leave, undefined)).toBe(true)
  expect(bookingCan.release({ ...leave, released_at: '2026-11-20T00:00:00Z' }, undefined)).toBe(
    'This booking was already released.',
  )
})
