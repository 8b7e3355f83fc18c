import { expect, test } from 'vitest'
import { supplierCan } from './supplier-rules.ts'

test('an archived supplier can only be restored, an open one cannot', () => {
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  expect(supplierCan.edit(archived)).toBe('Restore this supplier to change it.')
  expect(supplierCan.archive(archived)).toBe('This supplier is already archived.')
  expect(supplierCan.restore({ archived_at: null })).toBe('This supplier is not archived.')
  expect(supplierCan.restore(archived)).toBe(true)
  expect(supplierCan.edit({ archived_at: null })).toBe(true)
  expect(supplierCan.archive({ archived_at: null })).toBe(true)
})
