import { describe, expect, test } from 'vitest'
import { type DocketStatus, docketStatuses } from '../contract/choices.ts'
import { type DocketAction, docketActions, docketCan } from './docket-status.ts'

/** A docket with nothing missing. */
const whole = {
  status: 'Signed' as DocketStatus,
  source: 'paper' as const,
  unpriced_line: null as string | null,
  needs_accounts: null,
}

/** The domain's table, by hand: from which states, and where to; null: unchanged. */
const table: Record<DocketAction, { from: DocketStatus[]; to: DocketStatus | 'before' | null }> = {
  draft: { from: ['Draft'], to: null },
  edit: { from: ['Draft'], to: null },
  submit: { from: ['Draft'], to: 'Submitted' },
  sign: { from: ['Submitted'], to: 'Signed' },
  acceptUnsigned: { from: ['Submitted'], to: 'Unsigned Accepted' },
  price: { from: ['Submitted', 'Signed', 'Unsigned Accepted'], to: null },
  query: { from: ['Submitted', 'Signed'], to: 'Queried' },
  revise: { from: ['Queried'], to: 'Superseded' },
  approve: { from: ['Signed', 'Unsigned Accepted'], to: 'Approved' },
  reopen: { from: ['Approved'], to: 'before' },
  invoice: { from: ['Approved'], to: 'Invoiced' },
  uninvoice: { from: ['Invoiced'], to: 'Approved' },
  void: { from: ['Draft', 'Submitted'], to: 'Void' },
}
const names = Object.keys(table) as DocketAction[]

test('every action is in the table', () => {
  expect(Object.keys(docketActions).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  test.each(docketStatuses)('on a docket that is %s', (status) => {
    expect(docketCan[name]({ ...whole, status }) === true).toBe(table[name].from.includes(status))
  })

  test('leads where the table says', () => {
    expect(docketActions[name].to).toBe(table[name].to)
  })
})

test('anything not in the table is refused, naming the state', () => {
  expect(docketCan.approve({ ...whole, status: 'Draft', unpriced_line: 'x' })).toBe(
    'This docket is Draft and cannot be approved.',
  )
})

test('without a price, or when it is for accounts, it is not approved', () => {
  expect(docketCan.approve({ ...whole, unpriced_line: 'Tip fee' })).toBe(
    'Line “Tip fee” has no price. Set it first.',
  )
  expect(docketCan.approve({ ...whole, unpriced_line: 'Tip fee', needs_accounts: 'no_price' })).toBe(
    'Line “Tip fee” has no price. Accounts must set it.',
  )
  expect(docketCan.approve({ ...whole, needs_accounts: 'tolerance' })).toBe(
    'This docket is more than 15 minutes off the plan. Accounts must approve it.',
  )
  expect(docketCan.approve({ ...whole, needs_accounts: 'price' })).toBe(
    'This docket is over the approval limit. Accounts must approve it.',
  )
})

test('what the phone writes is not edited by hand', () => {
  expect(docketCan.edit({ ...whole, status: 'Draft', source: 'app' })).toMatch(
    /draft is filled from the driver’s phone/,
  )
})
