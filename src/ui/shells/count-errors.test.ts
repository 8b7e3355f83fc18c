import { expect, test } from 'vitest'
import { countErrors } from './count-errors.ts'

const wrong = { type: 'custom', message: 'Price is required.' }

test('each field of each row counts, and a list that is wrong as a whole counts once', () => {
  expect(countErrors({})).toBe(0)
  expect(countErrors({ title: wrong })).toBe(1)
  // The first row is right.
  const lines = [undefined, { unit_price_cents: wrong }, { unit_price_cents: wrong, description: wrong }]
  expect(countErrors({ title: wrong, lines })).toBe(4)
  expect(countErrors({ lines: { root: wrong } })).toBe(1)
})

test('the field that is wrong is not searched', () => {
  const ref = { parent: {} as unknown }
  ref.parent = ref
  expect(countErrors({ title: { ...wrong, ref } })).toBe(1)
})
