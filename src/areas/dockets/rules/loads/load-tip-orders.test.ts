import { expect, test } from 'vitest'
import type { LoadFact } from './load-fact.ts'
import { type TipOrderOfLoads, loadTipOrders } from './load-tip-orders.ts'

const tip = (id: number, more: Partial<TipOrderOfLoads> = {}): TipOrderOfLoads => ({
  id,
  tip_site_id: 11,
  material: 'Clay',
  direction: 'tip',
  tip: 'Westgate',
  suburb: 'Altona',
  status: 'planned',
  ...more,
})
const trip = { material: 'Clay', source: null, tip: 'Westgate' }
const load = (tip_order_id: number | null, more: Partial<LoadFact> = {}): LoadFact => ({
  load_no: 1,
  ...trip,
  loaded_at: '2026-11-23T00:00:00.000Z',
  tipped_at: null,
  net_t: 10,
  volume_m3: null,
  ticket_no: null,
  waste_record_no: null,
  tip_order_id,
  ...more,
})

test('a load keeps its tip order, even one that is over, while its material and place are the same', () => {
  const tips = [tip(1, { status: 'cancelled' }), tip(2)]
  expect(loadTipOrders([trip], [load(2)], tips)).toEqual([2])
  expect(loadTipOrders([trip], [load(1)], tips)).toEqual([1])
  const moved = { ...trip, tip: 'Epping' }
  expect(loadTipOrders([moved, { ...trip, material: 'Sand' }], [load(1), load(1)], tips)).toEqual([
    null,
    null,
  ])
  const supply = tip(3, { direction: 'supply' })
  const bought = { material: 'Clay', source: 'Westgate', tip: null }
  expect(loadTipOrders([{ ...bought, tip: 'Site' }], [load(3, bought)], [supply])).toEqual([3])
})

test('a new load is for an open tip order, not for a cancelled or refused one, and each old one is kept once', () => {
  const tips = [tip(1, { status: 'cancelled' }), tip(2, { status: 'refused' }), tip(3), tip(4)]
  expect(loadTipOrders([trip], [], tips)).toEqual([3])
  expect(loadTipOrders([trip], [load(null)], tips)).toEqual([3])
  expect(loadTipOrders([trip, trip], [load(1)], tips)).toEqual([1, 3])
  expect(loadTipOrders([trip], [], tips.slice(0, 2))).toEqual([null])
})

test('loads of the same words at two sites of one name keep their own', () => {
  const tips = [tip(1), tip(2, { tip_site_id: 12, suburb: 'Laverton' })]
  const before = [load(1), load(2)]
  expect(loadTipOrders([trip, trip], before, tips)).toEqual([1, 2])
  expect(loadTipOrders([{ ...trip, tip_order_id: 2 }], before, tips)).toEqual([2])
  expect(loadTipOrders([{ ...trip, tip_order_id: 9 }], [], tips)).toEqual([null])
})
