import { expect, test } from 'vitest'
import { expiryOf, isExpired } from './token.ts'

const jwt = (payload: object) =>
  `head.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`

test('a token has expired from its exp on', () => {
  const token = jwt({ exp: 1_800_000_000, name: 'Zoë ~~~???' })
  expect(expiryOf(token)).toBe(1_800_000_000_000)
  expect(isExpired(token, 1_799_999_999_999)).toBe(false)
  expect(isExpired(token, 1_800_000_000_000)).toBe(true)
})

test.each(['', 'nonsense', 'a.b.c', jwt({}), jwt({ exp: 'soon' })])(
  'one without a readable exp (%s) has expired',
  (token) => {
    expect(isExpired(token, 0)).toBe(true)
  },
)
