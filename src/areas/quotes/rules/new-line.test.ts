import { expect, test } from 'vitest'
import { newLine, withoutIdleEnd } from './new-line.ts'

const typed = { ...newLine(), description: 'Dig', unit_price_cents: 185_00 }

test('a line that somebody began is kept, and so is an idle one between others', () => {
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

test('lines at the end that nobody used are left out', () => {
  expect(withoutIdleEnd([newLine()])).toEqual([])
  // As the cells leave it that were only passed through.
  const passed = { ...newLine(), cost_cents: null, product_id: undefined }
  expect(withoutIdleEnd([typed, newLine(), passed])).toEqual([typed])
  expect(withoutIdleEnd([])).toEqual([])
})
