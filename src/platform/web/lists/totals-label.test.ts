import { expect, test } from 'vitest'
import { countedUpTo } from '#shared/totals.ts'
import { totalsLabel } from './totals-label.ts'

const noun = { one: 'invoice', many: 'invoices' }

test.each([
  [{ total: 214, filtered: false }, 'All 214 invoices'],
  [{ total: 12, filtered: true }, '12 invoices'],
  [{ total: 1, filtered: true }, '1 invoice'],
  [{ total: countedUpTo + 1, filtered: true }, '10,000+ invoices'],
  [{ total: null, filtered: true }, 'All invoices'],
])('the totals of %j are called %s', (list, label) => {
  expect(totalsLabel(noun, list)).toBe(label)
})
