import { expect, test } from 'vitest'
import { type SkillHeld, proofOf } from './skill-proof.ts'

const today = '2026-11-20'
const given: SkillHeld = {
  document_type: null,
  licence_class: null,
  validity_months: null,
  given_on: '2026-01-31',
  document: null,
  licence: { class: 'HR', expires_on: '2027-06-01' },
}
const proof = (held: Partial<SkillHeld>) => proofOf({ ...given, ...held }, today)

test('a skill that nothing has to prove lasts from the day it was given', () => {
  expect(proof({})).toEqual({ state: 'valid', expires_on: null })
  expect(proof({ validity_months: 13 })).toEqual({ state: 'valid', expires_on: '2027-02-28' })
  expect(proof({ validity_months: 1 })).toEqual({ state: 'expired', expires_on: '2026-02-28' })
})

test('a document proves a skill once it is approved, until it expires', () => {
  const document_type = 'Verification of competency'
  const document = { status: 'approved', issued_on: '2025-11-25', expires_on: null }
  expect(proof({ document_type })).toEqual({ state: 'missing', expires_on: null })
  expect(proof({ document_type, document: { ...document, status: 'pending' } }).state).toBe('waiting')
  expect(proof({ document_type, document })).toEqual({ state: 'valid', expires_on: null })
  expect(proof({ document_type, document, validity_months: 12 })).toEqual({
    state: 'expiring',
    expires_on: '2026-11-25',
  })
  expect(proof({ document_type, document: { ...document, expires_on: '2026-11-19' } }).state).toBe('expired')
})

test('a licence of the class or a higher one proves a skill while it is valid', () => {
  expect(proof({ licence_class: 'MR' })).toEqual({ state: 'valid', expires_on: '2027-06-01' })
  expect(proof({ licence_class: 'HC' })).toEqual({ state: 'missing', expires_on: null })
  expect(proof({ licence_class: 'HR', licence: { class: null, expires_on: null } }).state).toBe('missing')
})

test('where both are needed, the first to expire ends it and what lacks counts', () => {
  const both = { document_type: 'High risk work licence', licence_class: 'HR' } as const
  const document = { status: 'approved', issued_on: null, expires_on: '2026-12-01' }
  expect(proof({ ...both, document })).toEqual({ state: 'expiring', expires_on: '2026-12-01' })
  expect(proof(both)).toEqual({ state: 'missing', expires_on: '2027-06-01' })
})
