import { expect, test } from 'vitest'
import { type Charge, nothing, toBillLines } from './to-bill.ts'

const hire = {
  key: 'hire-1',
  description: 'Excavator 14 t',
  unit: 'hour',
  quantity: 8,
  unit_price_cents: 185_00,
} as const
const charge: Charge = {
  ...nothing,
  key: 'hire-1',
  description: 'Excavator 14 t',
  unit: 'hour',
  docket_ids: [1],
  invoice_ids: [1],
}
const billOf = (...charges: Partial<Charge>[]) =>
  toBillLines(
    [hire],
    charges.map((one) => ({ ...charge, ...one })),
    [],
    { left: [], covers: [] },
  )

test('an auger and a toll take nothing off what is left of the hours agreed, while a minimum does', () => {
  // 4 of 8 h at $185.00 are billed, with $20.00 of an auger and $17.38 of tolls: 4 h, $740.00, are left.
  const extras = { extras_cents: 37_38, beside_cents: 37_38 }
  expect(billOf({ billed: 4, billed_cents: 740_00 + 37_38, ...extras }).lines[0]?.left).toEqual({
    quantity: 4,
    cents: 740_00,
  })
  // 2 h worked and 2 h to the minimum: the 4 h agreed as the least are charged, and half the price is left.
  expect(billOf({ billed: 2, billed_cents: 740_00, extras_cents: 370_00 }).lines[0]?.left?.cents).toBe(740_00)
})

test('a credit leaves the work done, and more of what was agreed to bill', () => {
  const { done_cents, billed_cents, left_cents } = billOf({
    done: 4,
    done_cents: 740_00,
    billed: 3,
    billed_cents: 555_00,
  })
  expect({ done_cents, billed_cents, left_cents }).toEqual({
    done_cents: 740_00,
    billed_cents: 555_00,
    left_cents: 925_00,
  })
})
