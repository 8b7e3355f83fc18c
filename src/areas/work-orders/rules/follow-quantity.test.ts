import { expect, test } from 'vitest'
import { followQuantity } from './follow-quantity.ts'

const of = (min_asset_qty: number, max_asset_qty: number, price_asset_qty: number) => ({
  min_asset_qty,
  max_asset_qty,
  price_asset_qty,
})

test('a quantity is typed once: equal numbers follow it', () => {
  expect(followQuantity(of(1, 1, 1), 1, 3)).toEqual(of(1, 3, 3))
  expect(followQuantity(of(1, 3, 3), 3, 2)).toEqual(of(1, 2, 2))
})

test('different numbers stay, as long as they do not contradict it', () => {
  expect(followQuantity(of(1, 5, 2), 3, 4)).toEqual(of(1, 5, 2))
  expect(followQuantity(of(2, 5, 2), 3, 1)).toEqual(of(1, 5, 2))
  expect(followQuantity(of(1, 2, 1), 2, 0)).toEqual(of(0, 1, 1))
})
