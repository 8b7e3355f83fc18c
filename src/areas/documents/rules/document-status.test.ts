import { expect, test } from 'vitest'
import { documentCan, documentState, whyNotAttach } from './document-status.ts'

const pending = {
  status: 'pending',
  is_reviewed: 1,
  archived_at: null,
  is_own: 0,
  is_expired: 0,
  expires_on: '2027-01-01',
} as const

test('a document’s state', () => {
  expect(documentState(pending)).toBe('pending')
  expect(documentState({ ...pending, status: 'approved', is_reviewed: 0 })).toBe('filed')
  expect(documentState({ ...pending, status: 'superseded', is_reviewed: 0 })).toBe('superseded')
  expect(documentState({ ...pending, archived_at: '2026-11-20T00:00:00.000Z' })).toBe('archived')
})

test('nobody reviews their own, and nothing expired is approved', () => {
  expect(documentCan.approve({ ...pending, is_own: 1 })).toBe('You cannot approve your own record.')
  expect(documentCan.reject({ ...pending, is_own: 1 })).toBe('You cannot approve your own record.')
  const expired = { ...pending, is_expired: 1, expires_on: '2026-11-05' }
  expect(documentCan.approve(expired)).toBe('This document expired on 5 Nov 2026.')
  expect(documentCan.reject(expired)).toBe(true)
})

test('only a document in force goes to a client', () => {
  const insurance = { ...pending, title: 'Insurance', status: 'approved' } as const
  expect(whyNotAttach(insurance)).toBeNull()
  expect(whyNotAttach({ ...insurance, is_expired: 1, expires_on: '2025-01-01' })).toBe(
    'Insurance expired on 1 Jan 2025.',
  )
  expect(whyNotAttach({ ...insurance, status: 'pending', is_expired: 1 })).toBe(
    'Insurance is not approved yet.',
  )
})

test('a refusal for the state comes before one for ownership', () => {
  expect(documentCan.approve({ ...pending, status: 'approved', is_own: 1 })).toBe(
    'This document is already approved.',
  )
})
