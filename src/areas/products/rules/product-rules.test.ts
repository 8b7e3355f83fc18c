import { expect, test } from 'vitest'
import { beginsOf, marginPercent, priceCan, priceTime, productCan } from './product-rules.ts'

test('an archived product can only be restored, an open one cannot', () => {
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  expect(productCan.edit(archived)).toBe('Restore this product to change it.')
  expect(productCan.archive(archived)).toBe('This product is already archived.')
  expect(productCan.restore({ archived_at: null })).toBe('This product is not archived.')
  expect(productCan.restore(archived)).toBe(true)
  expect(productCan.edit({ archived_at: null })).toBe(true)
  expect(productCan.archive({ archived_at: null })).toBe(true)
})

test('a past price is fixed; only a future one can be removed', () => {
  expect(priceCan.set('before')).toBe('A price must start today or later.')
  expect(priceCan.remove('before')).toBe('A price that has started cannot be changed.')
  expect(priceCan.remove('today')).toBe('A price that has started cannot be changed.')
  expect(priceCan.set('today')).toBe(true)
  expect(priceCan.set('later')).toBe(true)
  expect(priceCan.remove('later')).toBe(true)
  expect(beginsOf('2026-11-19', '2026-11-20')).toBe('before')
  expect(beginsOf('2026-11-20', '2026-11-20')).toBe('today')
  expect(beginsOf('2026-11-21', '2026-11-20')).toBe('later')
})

test('a price is current from its day until the day before the next', () => {
  const price = { valid_from: '2026-11-10', next_from: '2026-11-20' }
  expect(priceTime(price, '2026-11-09')).toBe('upcoming')
  expect(priceTime(price, '2026-11-10')).toBe('today')
  expect(priceTime(price, '2026-11-19')).toBe('today')
  expect(priceTime(price, '2026-11-20')).toBe('past')
  expect(priceTime({ ...price, next_from: null }, '2036-01-01')).toBe('today')
})

test('there is no margin without both prices, or at a price of zero', () => {
  expect(marginPercent(null, 100)).toBeNull()
  expect(marginPercent(100, null)).toBeNull()
  expect(marginPercent(0, 100)).toBeNull()
  expect(marginPercent(17_500, 13_125)).toBe(25)
  expect(marginPercent(10_000, 12_500)).toBe(-25)
  expect(marginPercent(3, 2)).toBe(33.3)
  expect(marginPercent(100, 0)).toBe(100)
})
