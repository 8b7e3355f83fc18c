import { expect, test } from 'vitest'
import { needsAccounts } from './needs-accounts.ts'

const line = { is_billable: 1, quantity_agreed: 7.5, unit_price_cents: 200_00 }
const limit = (approval_limit_cents: number | null) => ({ approval_limit_cents })
const charged = (...lines: (typeof line)[]) => ({ variance: [], lines })

test('a charge above the limit is for accounts, to the cent', () => {
  expect(needsAccounts(charged(line), limit(1499_99))).toBe('price')
  expect(needsAccounts(charged(line), limit(1500_00))).toBeNull()
  expect(needsAccounts(charged(line, { ...line, quantity_agreed: 0.01 }), limit(1500_00))).toBe('price')
})

test('lines not billed do not count; without a limit nothing is too expensive', () => {
  expect(needsAccounts(charged({ ...line, is_billable: 0 }), limit(0))).toBeNull()
  expect(needsAccounts(charged(line), limit(null))).toBeNull()
})

test('an early start or late finish is for accounts whatever it charges; a missing ticket is not', () => {
  expect(needsAccounts({ variance: [{ code: 'start' }], lines: [] }, limit(null))).toBe('tolerance')
  expect(needsAccounts({ variance: [{ code: 'finish' }], lines: [line] }, limit(0))).toBe('tolerance')
  expect(needsAccounts({ variance: [{ code: 'ticket' }], lines: [line] }, limit(null))).toBeNull()
})
