import { expect, test } from 'vitest'
import { belowCost } from './below-cost.ts'
import { lineMargin, marginOf } from './quote-margin.ts'
import { marginWords } from './quote-words.ts'

const plain = {
  discount_type: 'none',
  discount_value: 0,
  gst_applies: 1,
  gst_rule: 'total_invoice',
} as const
const line = {
  kind: 'hire',
  quantity: 8,
  unit_price_cents: 175_00,
  cost_cents: 137_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
} as const

test('a line keeps its price less its cost, times its quantity, before the quote’s discount', () => {
  expect(lineMargin(line)).toEqual({ cents: 304_00, percent: 21.7 })
  expect(lineMargin({ ...line, cost_cents: null })).toBeNull()
  expect(lineMargin({ ...line, kind: 'text' })).toBeNull()
  // An option left out shows what it would earn.
  expect(lineMargin({ ...line, is_optional: 1, is_selected: 0 })).toEqual({ cents: 304_00, percent: 21.7 })
})

test('a quote keeps what is left after its discount, of the lines that count', () => {
  const left = { ...line, is_optional: 1, is_selected: 0 }
  expect(marginOf([line, left], plain)).toEqual({ cents: 304_00, percent: 21.7 })
  const tenth = { ...plain, discount_type: 'percent', discount_value: 10 } as const
  expect(marginOf([line], tenth)).toEqual({ cents: 164_00, percent: 13 })
  expect(marginWords({ cents: 164_00, percent: 13 })).toBe('$164.00, 13%')
  expect(marginWords({ cents: -16_00, percent: -1.3 })).toBe('−$16.00, −1.3%')
})

test('a line below its cost says what it loses; what we pay the client for does not', () => {
  expect(belowCost({ ...line, unit_price_cents: 120_00 })).toBe('Below cost: a loss of $136.00.')
  expect(belowCost({ ...line, unit_price_cents: 0 })).toBe('Below cost: a loss of $1,096.00.')
  for (const other of [line, { ...line, cost_cents: null }, { ...line, unit_price_cents: -10_00 }])
    expect(belowCost(other)).toBeNull()
})
