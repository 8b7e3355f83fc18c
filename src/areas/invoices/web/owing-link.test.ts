import { expect, test } from 'vitest'
import { owingLink } from './owing-link.ts'

test('narrowing the invoices by age keeps the filters and begins at the first page', () => {
  expect(owingLink({ status: 'Sent', page: 3 }, 'over_90')).toBe(
    '/dashboard/invoices?status=Sent&owing=over_90',
  )
  expect(owingLink({ owing: 'over_90', page: 2 }, undefined)).toBe('/dashboard/invoices')
})
