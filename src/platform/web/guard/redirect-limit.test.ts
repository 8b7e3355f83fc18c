import { expect, test } from 'vitest'
import { redirectLimit } from './redirect-limit.ts'

test('ten redirects in a row are followed, the eleventh is reported', () => {
  const { begin } = redirectLimit()
  begin('/start')
  for (let redirect = 1; redirect <= 10; redirect++) begin(`/${redirect}`)
  expect(() => begin('/eleven')).toThrow('Infinite redirect at /eleven')
})

test('a completed navigation resets the count', () => {
  const { begin, rest } = redirectLimit()
  for (let visit = 0; visit < 50; visit++) {
    begin('/a')
    begin('/b')
    rest()
  }
  for (let count = 0; count <= 10; count++) begin('/c')
  expect(() => begin('/c')).toThrow('Infinite redirect')
})
