import { expect, test } from 'vitest'
import { newLine, withoutIdleEnd } from './new-line.ts'

const typed = { ...newLine(), description: 'Dig', unit_price_cents: 185_00 }

test('a started line is kept, and so is an unused one between others', () => {
  const begun = [
    { description: 'Dig' },
    { quantity: 2 },
    { kind: 'text' },
    { unit_price_cents: 0 },
    { cost_cents: 1 },
  ]
  for (const fields of begun)
    expect(withoutIdleEnd([{ ...newLine(), ...fields }]), JSON.stringify(fields)).toHaveLength(1)
  expect(withoutIdleEnd([newLine(), typed])).toEqual([newLine(), typed])
})

test('unused lines at the end are left out', () => {
  expect(withoutIdleEnd([newLine()])).toEqual([])
  // As left by cells that were only tabbed through.
  const passed = { ...newLine(), cost_cents: null, product_id: undefined }
  expect(withoutIdleEnd([typed, newLine(), passed])).toEqual([typed])
  expect(withoutIdleEnd([])).toEqual([])
})
