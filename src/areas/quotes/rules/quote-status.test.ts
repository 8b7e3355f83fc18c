import { describe, expect, test } from 'vitest'
import { type QuoteStatus, quoteStatuses } from '../contract/choices.ts'
import { type QuoteAction, quoteActions, quoteCan } from './quote-status.ts'

/** A quote with nothing missing. */
const whole = {
  status: 'Draft' as (typeof quoteStatuses)[number],
  archived_at: null as string | null,
  valid_until: '2026-12-20',
  is_past: 0,
  replaced_by: null as string | null,
  line_count: 2,
  terms_id: 4,
  needs_approval: 0,
  is_own_approval: 0,
}

const all: QuoteStatus[] = [
  'Draft',
  'Awaiting Approval',
  'Ready',
  'Sent',
  'Viewed',
  'Accepted',
  'Declined',
  'Expired',
  'Superseded',
  'Converted',
]
/** The domain's table, by hand: what leads where, from which states; null: unchanged. */
const table: Record<QuoteAction, { from: (QuoteStatus | 'Archived')[]; to: QuoteStatus | null }> = {
  edit: { from: ['Draft', 'Ready'], to: 'Draft' },
  submit: { from: ['Draft'], to: 'Awaiting Approval' },
  approve: { from: ['Awaiting Approval'], to: 'Ready' },
  sendBack: { from: ['Awaiting Approval'], to: 'Draft' },
  send: { from: ['Draft', 'Ready'], to: 'Sent' },
  remind: { from: ['Sent', 'Viewed'], to: null },
  link: { from: ['Sent', 'Viewed', 'Accepted', 'Converted'], to: null },
  view: { from: ['Sent', 'Viewed'], to: 'Viewed' },
  accept: { from: ['Sent', 'Viewed'], to: 'Accepted' },
  decline: { from: ['Sent', 'Viewed'], to: 'Declined' },
  expire: { from: ['Sent', 'Viewed'], to: 'Expired' },
  revise: { from: ['Sent', 'Viewed', 'Expired', 'Declined'], to: 'Superseded' },
  convert: { from: ['Accepted'], to: 'Converted' },
  archive: { from: ['Draft', 'Declined', 'Expired', 'Superseded'], to: null },
  restore: { from: ['Archived'], to: null },
  copy: { from: [...all, 'Archived'], to: null },
}
const names = Object.keys(table) as QuoteAction[]

test('every action and every state is in the table', () => {
  expect(Object.keys(quoteActions).toSorted()).toEqual(names.toSorted())
  expect(quoteStatuses.toSorted()).toEqual(all.toSorted())
})

describe.each(names)('%s', (name) => {
  const { from, to } = table[name]

  const needs_approval = name === 'submit' ? 1 : 0

  test.each(quoteStatuses)('on a quote that is %s', (status) => {
    expect(quoteCan[name]({ ...whole, status, needs_approval }) === true).toBe(from.includes(status))
    const archived_at = '2026-11-20T00:00:00Z'
    const archived = { ...whole, status, archived_at, needs_approval }
    expect(quoteCan[name](archived) === true).toBe(from.includes('Archived'))
  })

  test('leads where the table says', () => {
    expect(quoteActions[name].to).toBe(to)
    expect([...quoteActions[name].from].toSorted()).toEqual(from.toSorted())
  })
})

test('anything not in the table is refused, naming the state', () => {
  expect(quoteCan.edit({ ...whole, status: 'Sent' })).toBe(
    'This quote is already issued and cannot be edited.',
  )
  expect(quoteCan.accept({ ...whole, status: 'Accepted' })).toBe('This quote is already accepted.')
  expect(quoteCan.send({ ...whole, status: 'Sent' })).toBe('This quote is already issued.')
  expect(quoteCan.convert({ ...whole, status: 'Sent' })).toBe(
    'This quote is already issued and cannot be turned into a job.',
  )
  expect(quoteCan.revise({ ...whole, status: 'Accepted' })).toBe(
    'This quote is Accepted and cannot be revised.',
  )
})

test('an archived quote is closed until restored, but can be copied', () => {
  const archived = { ...whole, archived_at: '2026-11-20T00:00:00Z' }
  expect(quoteCan.edit(archived)).toBe('Restore this quote to change it.')
  expect(quoteCan.archive(archived)).toBe('This quote is already archived.')
  expect(quoteCan.copy(archived)).toBe(true)
  expect(quoteCan.restore(archived)).toBe(true)
  expect(quoteCan.restore(whole)).toBe('This quote is not archived.')
})

test('a quote is sent only with a line, terms and a future last day', () => {
  expect(quoteCan.send({ ...whole, line_count: 0 })).toBe('Add a line first.')
  expect(quoteCan.send({ ...whole, is_past: 1 })).toBe(
    'The valid-until date has passed. Set a later one first.',
  )
  expect(quoteCan.send({ ...whole, terms_id: null })).toBe('Add the terms first.')
  expect(quoteCan.send({ ...whole, needs_approval: 1 })).toBe('This quote needs approval before it is sent.')
  expect(quoteCan.send({ ...whole, status: 'Ready', needs_approval: 1 })).toBe(true)
  expect(quoteCan.submit(whole)).toBe('This quote needs no approval.')
})

test('the person who made a quote or asked for its approval leaves it to another', () => {
  const own = { ...whole, status: 'Awaiting Approval', is_own_approval: 1 } as const
  expect(quoteCan.approve(own)).toBe('You cannot approve your own record.')
  expect(quoteCan.sendBack(own)).toBe(true)
  expect(quoteCan.approve({ ...own, status: 'Draft' })).toBe('This quote is Draft and cannot be approved.')
})

test('a late answer says why it is refused', () => {
  const expired = 'This quote expired on 20 Dec 2026. Please contact us for a new one.'
  expect(quoteCan.accept({ ...whole, status: 'Sent', is_past: 1 })).toBe(expired)
  expect(quoteCan.accept({ ...whole, status: 'Expired' })).toBe(expired)
  expect(quoteCan.decline({ ...whole, status: 'Viewed', is_past: 1 })).toBe(expired)
  const replaced = { ...whole, status: 'Superseded', replaced_by: 'Q-000123 version 2' } as const
  expect(quoteCan.accept(replaced)).toBe('This quote was replaced by Q-000123 version 2.')
})
