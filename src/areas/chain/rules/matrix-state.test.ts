import { expect, test } from 'vitest'
import { type MatrixFacts, matrixStateOf } from './matrix-state.ts'

const order: MatrixFacts = {
  order_status: 'Confirmed',
  needs_driver: 1,
  is_unfilled: 0,
  is_on_hold: 0,
  is_off_road: false,
  is_past: false,
  has_ended: false,
  driver_jobs: [],
  dockets: [],
}
const stateOf = (facts: Partial<MatrixFacts>) => matrixStateOf({ ...order, ...facts })

test('before its day an order is to fill, to confirm, to send or answered', () => {
  expect(stateOf({ is_unfilled: 1, order_status: 'Pending' })).toBe('to_fill')
  expect(stateOf({ is_unfilled: 1, is_on_hold: 1 })).toBe('on_hold')
  expect(stateOf({ order_status: 'Pending' })).toBe('to_confirm')
  expect(stateOf({})).toBe('to_send')
  expect(stateOf({ driver_jobs: ['Seen'] })).toBe('waiting')
  expect(stateOf({ driver_jobs: ['Accepted'] })).toBe('accepted')
  expect(stateOf({ driver_jobs: ['Accepted', 'Declined'] })).toBe('declined')
})

test('a machine off the road comes before what its driver answered, until work has begun', () => {
  expect(stateOf({ is_off_road: true })).toBe('off_road')
  expect(stateOf({ is_off_road: true, order_status: 'Pending' })).toBe('off_road')
  expect(stateOf({ is_off_road: true, driver_jobs: ['Accepted'] })).toBe('off_road')
  expect(stateOf({ is_off_road: true, is_unfilled: 1 })).toBe('to_fill')
  expect(stateOf({ is_off_road: true, driver_jobs: ['Working'] })).toBe('on_site')
  expect(stateOf({ is_off_road: true, driver_jobs: ['Finished'], dockets: ['Signed'] })).toBe(
    'docket_to_approve',
  )
})

test('a driver who was taken off does not count', () => {
  expect(stateOf({ driver_jobs: ['Cancelled'] })).toBe('to_send')
  expect(stateOf({ driver_jobs: ['Cancelled', 'Loaded'] })).toBe('on_site')
})

test('once worked its docket says how far it is, until it is billed', () => {
  expect(stateOf({ driver_jobs: ['Finished'], dockets: ['Draft'] })).toBe('finished')
  expect(stateOf({ driver_jobs: ['Closed'], dockets: ['Signed'] })).toBe('docket_to_approve')
  expect(stateOf({ dockets: ['Approved', 'Queried'] })).toBe('docket_queried')
  expect(stateOf({ dockets: ['Approved'] })).toBe('docket_approved')
  expect(stateOf({ order_status: 'Invoiced', dockets: ['Invoiced'] })).toBe('invoiced')
  expect(stateOf({ order_status: 'Broke Down', dockets: ['Approved'] })).toBe('broke_down')
  expect(stateOf({ order_status: 'Cancelled by Office', is_unfilled: 1 })).toBe('cancelled')
})

test('a past order nobody was on, or that nobody wrote a docket for, says so', () => {
  expect(stateOf({ is_past: true, is_unfilled: 1, order_status: 'Pending' })).toBe('missed')
  const over = { is_past: true, has_ended: true }
  expect(stateOf({ ...over, is_on_hold: 1 })).toBe('no_docket')
  for (const status of ['Accepted', 'En Route', 'Working', 'Finished'] as const)
    expect([status, stateOf({ ...over, driver_jobs: [status] })]).toEqual([status, 'no_docket'])
  expect(stateOf({ ...over, driver_jobs: ['Finished'], dockets: ['Draft'] })).toBe('no_docket')
  expect(stateOf({ ...over, driver_jobs: ['Finished'], dockets: ['Submitted'] })).toBe('docket_to_approve')
})

test('a night shift of yesterday that ends today is as far as its driver says', () => {
  const night = { is_past: true, has_ended: false }
  expect(stateOf({ ...night, driver_jobs: ['Accepted'] })).toBe('accepted')
  expect(stateOf({ ...night, driver_jobs: ['Working'] })).toBe('on_site')
  expect(stateOf({ ...night, driver_jobs: ['Finished'] })).toBe('finished')
})

test('a machine without a driver is only confirmed', () => {
  expect(stateOf({ needs_driver: 0 })).toBe('confirmed')
  expect(stateOf({ needs_driver: 0, is_past: true, has_ended: true })).toBe('confirmed')
})

test('who may see neither phones nor dockets learns nothing of them', () => {
  const blind = { driver_jobs: null, dockets: null }
  expect(stateOf(blind)).toBe('confirmed')
  const over = { ...blind, is_past: true, has_ended: true }
  expect(stateOf(over)).toBe('confirmed')
  expect(stateOf({ ...over, driver_jobs: ['Finished'] })).toBe('finished')
  expect(stateOf({ ...blind, is_unfilled: 1 })).toBe('to_fill')
})
