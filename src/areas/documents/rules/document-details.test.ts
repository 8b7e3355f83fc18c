import { expect, test } from 'vitest'
import { detailErrors, isExpired } from './document-details.ts'

const today = '2026-11-20'
const licence = { name: 'Driver licence', is_reviewed: 1, has_expiry: 1, needs_number: 1 }
const contract = { name: 'Contract', is_reviewed: 0, has_expiry: 0, needs_number: 0 }

test.each([
  [licence, {}, { number: 'Number is required.', expires_on: 'Expiry date is required for Driver licence.' }],
  [
    licence,
    { number: '1', expires_on: '2026-11-19' },
    { expires_on: 'This document expired on 19 Nov 2026.' },
  ],
  [
    licence,
    { number: '1', issued_on: '2027-02-01', expires_on: '2027-01-31' },
    { expires_on: 'Expiry date must be on or after the issue date.' },
  ],
  [licence, { number: '1', issued_on: today, expires_on: today }, {}],
  [contract, {}, {}],
  [contract, { expires_on: '2020-01-01' }, {}],
  [
    contract,
    { issued_on: '2020-01-02', expires_on: '2020-01-01' },
    { expires_on: 'Expiry date must be on or after the issue date.' },
  ],
])('%j with %j: %j', (type, details, errors) => {
  expect(detailErrors(type, details, today)).toEqual(errors)
})

test('a document is valid through its expiry day', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21', null].map((day) => isExpired(day, today))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
