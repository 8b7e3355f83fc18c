import { expect, test } from 'vitest'
import { keyedItems } from './item-keys.ts'

const item = (label: string, link: string | null = `/dashboard/invoices/${label}/edit`) => ({ label, link })
const keysOf = (items: Parameters<typeof keyedItems>[0]) => keyedItems(items).map(({ key }) => key)

test('an item keeps its key when one before it leaves', () => {
  const items = [item('INV-000001'), item('INV-000002'), item('Kestrel Homes', null)]
  expect(keysOf(items.slice(1))).toEqual(keysOf(items).slice(1))
})

test('items with one link have keys of their own', () => {
  const list = '/dashboard/dockets'
  const keys = keysOf([item('D-000001', list), item('D-000002', list), item('D-000003', list)])
  expect(new Set(keys).size).toBe(3)
})
