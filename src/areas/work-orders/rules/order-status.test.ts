import { describe, expect, test } from 'vitest'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { submitWords } from '#areas/jobs/rules/job-words.ts'
import { type OrderStatus, orderStatuses } from '../contract/choices.ts'
import {
  type OrderAction,
  type OrderState,
  isToFill,
  orderActions,
  isRuledOut,
  orderCan,
} from './order-status.ts'

const now = '2026-11-20T00:00:00.000Z'
/** An order for Monday with nothing missing. */
const whole: OrderState = {
  order_status: 'Pending',
  starts_at: '2026-11-22T20:00:00.000Z',
  ends_at: '2026-11-23T04:00:00.000Z',
  needs_driver: 1,
  asset_to_follow: 0,
  driver_to_follow: 0,
  assets: 'EX12',
  drivers: 'Dan Okafor',
  job_status: 'Confirmed',
  open_holds: [],
  now,
}

/** The domain's table, by hand: what leads where, from which statuses. */
const table: Record<OrderAction, { from: string[]; to: OrderStatus | 'before' | null }> = {
  edit: { from: ['Pending', 'Confirmed'], to: null },
  confirm: { from: ['Pending'], to: 'Confirmed' },
  unconfirm: { from: ['Confirmed'], to: 'Pending' },
  move: { from: ['Pending', 'Confirmed'], to: 'Moved' },
  breakDown: { from: ['Confirmed'], to: 'Broke Down' },
  cancel: { from: ['Pending', 'Confirmed'], to: 'Cancelled' },
  cancelByOffice: { from: ['Pending', 'Confirmed'], to: 'Cancelled by Office' },
  invoice: { from: ['Confirmed', 'Broke Down', 'Cancelled'], to: 'Invoiced' },
  reopen: { from: ['Invoiced'], to: 'before' },
}
const names = Object.keys(table) as OrderAction[]

test('every action is in the table, and what nobody may do is the system’s', () => {
  expect(Object.keys(orderActions).toSorted()).toEqual(names.toSorted())
  expect(names.filter((name) => orderActions[name].right === 'system')).toEqual(['invoice', 'reopen'])
})

describe.each(names)('%s', (name) => {
  test.each(orderStatuses)('on an order that is %s', (order_status) => {
    const { from, to } = table[name]
    const refusal =
      to === null || to === 'before'
        ? `This order is ${order_status} and can no longer be changed.`
        : `This order cannot change from ${order_status} to ${to}.`
    expect(orderCan[name]({ ...whole, order_status })).toBe(from.includes(order_status) ? true : refusal)
    expect(orderActions[name].to).toBe(to)
  })
})

test('an order is confirmed with an asset and a driver, or with the statement that they follow', () => {
  const can = (fields: Partial<OrderState>) => orderCan.confirm({ ...whole, ...fields })
  expect(can({ assets: null })).toBe('Book a machine first, or tick machine to follow.')
  expect(can({ drivers: null })).toBe('Book a driver first, or tick driver to follow.')
  expect(can({ drivers: null, needs_driver: 0 })).toBe(true)
  expect(can({ assets: null, asset_to_follow: 1, drivers: null, driver_to_follow: 1 })).toBe(true)
})

test('an order is confirmed and moved only while its job is active', () => {
  const refused = {
    Draft: 1,
    'On Hold': 1,
    Completed: 1,
    Cancelled: 1,
    'Cancelled by Office': 1,
    Invoiced: 1,
  }
  for (const job_status of jobStatuses)
    for (const name of ['confirm', 'move'] as const)
      expect([job_status, orderCan[name]({ ...whole, job_status }) === true]).toEqual([
        job_status,
        !(job_status in refused),
      ])
  expect(orderCan.confirm({ ...whole, job_status: 'On Hold' })).toBe('The job is on hold.')
  // The wording of the job's own button.
  expect(orderCan.confirm({ ...whole, job_status: 'Draft' })).toBe(
    `The job is a draft. Choose “${submitWords}” on the job first.`,
  )
})

test('a started order is neither moved nor set back to pending; a finished one does not break down', () => {
  const confirmed = { ...whole, order_status: 'Confirmed' } as const
  const began = 'This order started on 23 Nov 2026 at 7:00 am.'
  expect(orderCan.move({ ...whole, now: whole.starts_at })).toBe(began)
  expect(orderCan.unconfirm({ ...confirmed, now: whole.starts_at })).toBe(began)
  // Nobody came: it can go to another day.
  expect(orderCan.move({ ...whole, assets: null, drivers: null, now: whole.ends_at })).toBe(true)
  expect(orderCan.breakDown({ ...confirmed, now: whole.starts_at })).toBe(true)
  expect(orderCan.breakDown({ ...confirmed, now: whole.ends_at })).toBe(
    'This order ended on 23 Nov 2026 at 3:00 pm.',
  )
})

test('what time or work has ruled out is not offered', () => {
  const idle = { ...whole, is_worked: 0 }
  const begun = { ...idle, now: whole.starts_at }
  const ended = { ...idle, now: whole.ends_at }
  const nobodyCame = { ...ended, assets: null, drivers: null }
  for (const name of ['move', 'unconfirm', 'breakDown', 'cancel'] as const)
    expect(isRuledOut(name, idle), name).toBe(false)
  expect([isRuledOut('move', begun), isRuledOut('unconfirm', begun)]).toEqual([true, true])
  expect(isRuledOut('move', nobodyCame)).toBe(false)
  expect(isRuledOut('move', { ...nobodyCame, is_worked: 1 })).toBe(true)
  expect([isRuledOut('breakDown', begun), isRuledOut('breakDown', ended)]).toEqual([false, true])
  expect(isRuledOut('cancel', ended)).toBe(false)
})

test.each(['edit', 'confirm', 'unconfirm', 'move', 'breakDown', 'cancel', 'cancelByOffice'] as const)(
  'an order of a finished job stays as it was: %s',
  (name) => {
    const order_status = name === 'confirm' ? 'Pending' : 'Confirmed'
    for (const [job_status, words] of [
      ['Completed', 'The job is completed.'],
      ['Cancelled', 'The job is cancelled.'],
      ['Invoiced', 'The job is invoiced.'],
    ] as const)
      expect(orderCan[name]({ ...whole, order_status, job_status })).toBe(words)
    expect(orderCan[name]({ ...whole, order_status })).toBe(true)
  },
)

test('an open order is to be filled while it lacks its asset or a driver that it needs', () => {
  expect(isToFill(whole)).toBe(false)
  expect(isToFill({ ...whole, assets: null })).toBe(true)
  expect(isToFill({ ...whole, drivers: null })).toBe(true)
  expect(isToFill({ ...whole, drivers: null, needs_driver: 0 })).toBe(false)
  expect(isToFill({ ...whole, assets: null, order_status: 'Cancelled' })).toBe(false)
  expect(isToFill({ ...whole, assets: null, job_status: 'On Hold' })).toBe(false)
})
