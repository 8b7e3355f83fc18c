import { expect, test } from 'vitest'
import { constructionTermsWords } from './construction-terms.ts'
import { abnWarning, checkClient, clientCan, duplicateWords, partCan } from './client-rules.ts'

const open = {
  gst_switch: 1,
  gst_reason: null,
  credit_hold: 0,
  credit_hold_reason: null,
  sop_construction_contract: 0,
  payment_terms: '30',
} as const

test('no GST and a credit hold each need a reason', () => {
  expect(() => checkClient({ ...open, gst_switch: 0 })).toThrow(
    expect.objectContaining({ details: { errors: { gst_reason: 'Reason for no GST is required.' } } }),
  )
  expect(() => checkClient({ ...open, credit_hold: 1 })).toThrow(
    expect.objectContaining({
      details: { errors: { credit_hold_reason: 'Reason for the hold is required.' } },
    }),
  )
  expect(() => checkClient(open)).not.toThrow()
  expect(() => checkClient({ ...open, gst_switch: 0, gst_reason: 'Overseas' })).not.toThrow()
})

test('a construction contract is payable within 20 business days', () => {
  const construction = { ...open, sop_construction_contract: 1 }
  for (const payment_terms of ['30', 'EOM30'] as const)
    expect(() => checkClient({ ...construction, payment_terms })).toThrow(
      expect.objectContaining({ details: { errors: { payment_terms: constructionTermsWords } } }),
    )
  for (const payment_terms of ['COD', '7', '14', '21', '20BD'] as const)
    expect(() => checkClient({ ...construction, payment_terms })).not.toThrow()
})

test('an archived client can only be restored, an open one cannot', () => {
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  expect(clientCan.edit(archived)).toBe('Restore this client to change it.')
  expect(clientCan.archive({ ...archived, open: [] })).toBe('This client is already archived.')
  expect(clientCan.restore(archived)).toBe(true)
  expect(clientCan.restore({ archived_at: null })).toBe('This client is not archived.')
  expect(clientCan.edit({ archived_at: null })).toBe(true)
  expect(clientCan.archive({ archived_at: null, open: [] })).toBe(true)
})

test('a client with open work is not archived, and the refusal says what is open', () => {
  const why = (...open: [count: number, words: string][]) =>
    clientCan.archive({ archived_at: null, open: open.map(([count, words]) => ({ count, words })) })
  expect(why([0, '0 open quotes'], [0, 'unused credit'])).toBe(true)
  expect(why([1, '1 open quote'], [0, '0 open jobs'])).toBe('This client has 1 open quote. Settle it first.')
  expect(why([0, '0 open quotes'], [2, '2 open jobs'])).toBe(
    'This client has 2 open jobs. Settle them first.',
  )
  expect(why([1, '1 open quote'], [1, 'unused credit'])).toBe(
    'This client has 1 open quote and unused credit. Settle them first.',
  )
  expect(why([1, '1 open quote'], [1, '1 open job'], [3, '3 dockets to invoice'])).toBe(
    'This client has 1 open quote, 1 open job and 3 dockets to invoice. Settle them first.',
  )
})

test('only an archived contact or site can be restored', () => {
  expect(partCan.restore({ archived_at: null }, 'contact')).toBe('This contact is not archived.')
  expect(partCan.restore({ archived_at: null }, 'site')).toBe('This site is not archived.')
  expect(partCan.restore({ archived_at: '2026-11-20T00:00:00Z' }, 'site')).toBe(true)
})

test("a company's ABN ends in its ACN; no warning while either is missing or incomplete", () => {
  expect(abnWarning('51824753556', '004085616')).toBe(
    'This ACN does not match the last nine digits of the ABN.',
  )
  expect(abnWarning('53004085616', '004085616')).toBeUndefined()
  expect(abnWarning(null, '004085616')).toBeUndefined()
  expect(abnWarning('51824753556', '004')).toBeUndefined()
})

test('a likely duplicate says what matches', () => {
  expect(duplicateWords(['abn'])).toBe('already has this ABN.')
  expect(duplicateWords(['abn', 'email', 'phone', 'name'])).toBe(
    'already has this ABN, email and phone number.',
  )
  expect(duplicateWords(['name'])).toBe('has a similar name.')
})
