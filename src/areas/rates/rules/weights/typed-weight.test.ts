import { expect, test } from 'vitest'
import { netOf, typedWeight, weightsDisagree } from './typed-weight.ts'

test.each(['', 'abc', '-3', '250 t', '32,18', '900,000'])('%s is not a weight', (text) => {
  expect(typedWeight(text)).toBeNull()
})

test.each([
  ['32.18', 32.18, null],
  ['32.18 t', 32.18, null],
  ['200', 200, null],
  ['32,180 kg', 32.18, null],
  ['32,180', 32.18, '32,180 kg = 32.18 t?'],
  ['32180', 32.18, '32,180 kg = 32.18 t?'],
])('%s is %f t', (text, tonnes, question) => {
  expect(typedWeight(text)).toEqual({ tonnes, question })
})

test('net is gross less tare', () => {
  expect(netOf({ gross_t: 42.5, tare_t: 10.32, net_t: null })).toBe(32.18)
  expect(netOf({ gross_t: 42.5, tare_t: null, net_t: null })).toBeNull()
  expect(weightsDisagree({ gross_t: 42.5, tare_t: 10.32, net_t: 32.18 })).toBeNull()
  expect(weightsDisagree({ gross_t: 42.5, tare_t: 10.32, net_t: 31.18 })).toBe(
    'Gross less tare is 32.18 t, not 31.18 t.',
  )
  expect(weightsDisagree({ gross_t: 10, tare_t: 12, net_t: null })).toBe(
    'Tare of 12 t is more than gross of 10 t.',
  )
})
