import { expect, test } from 'vitest'
import type { Document } from '../contract/document.ts'
import { approvedBeside, expiresEarlier } from './approved-beside.ts'

const licence = (id: number, more: Partial<Document> = {}) =>
  ({
    id,
    document_type_id: 3,
    status: 'approved',
    archived_at: null,
    expires_on: '2028-05-31',
    ...more,
  }) as Document
const pending = licence(9, { status: 'pending', expires_on: '2026-12-02' })

test('the approved one of the same type applies until another is approved', () => {
  const others = [
    licence(1, { document_type_id: 4 }),
    licence(2, { status: 'superseded' }),
    licence(3, { archived_at: '2026-11-01T00:00:00Z' }),
    pending,
  ]
  expect(approvedBeside(pending, others)).toBeUndefined()
  expect(approvedBeside(pending, [...others, licence(5)])?.id).toBe(5)
})

test('an end before that of the approved one is noticed', () => {
  expect(expiresEarlier(pending, licence(5))).toBe(true)
  expect(expiresEarlier(pending, licence(5, { expires_on: '2026-12-01' }))).toBe(false)
  expect(expiresEarlier(pending, licence(5, { expires_on: null }))).toBe(false)
})
