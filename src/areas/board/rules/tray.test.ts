import { expect, test } from 'vitest'
import { boardOrder } from '#test/board-orders.ts'
import type { BoardOrder } from '../contract/board.ts'
import { trayOf } from './tray.ts'

const today = '2026-11-24'
let id = 0
const order = (work_date: string, more: Partial<BoardOrder> = {}): BoardOrder => {
  id += 1
  return boardOrder(id, work_date, {
    order_status: 'Pending',
    is_to_fill: 1,
    needs_asset: 1,
    needs_driver: 1,
    ...more,
  })
}
const categories = [
  { id: 1, name: 'Excavator 20T' },
  { id: 2, name: 'Posi track' },
]

test('orders of a job that need the same are one card, with how many and for how many days', () => {
  const orders = [
    order('2026-11-23'),
    order('2026-11-24'),
    order('2026-11-24'),
    order('2026-11-24', { asset_category_id: 2 }),
    order('2026-11-24', { is_to_fill: 0 }),
    order('2026-11-25'),
    order('2026-11-27', { needs_asset: 0 }),
  ]
  const days = trayOf({ orders, categories }, { today })
  expect(
    days.map(({ date, count, earlier, cards }) => [
      date,
      count,
      earlier,
      cards.map(({ category, at_once, days: over, lacks_driver }) => [category, at_once, over, lacks_driver]),
    ]),
  ).toEqual([
    [
      '2026-11-24',
      3,
      0,
      [
        ['Excavator 20T', 2, 2, false],
        ['Posi track', 1, 1, false],
      ],
    ],
    ['2026-11-27', 1, 0, [['Excavator 20T', 1, 1, true]]],
  ])
})

test('a day counts its own orders, also those in a card that began before', () => {
  const orders = [
    order('2026-11-24'),
    order('2026-11-25'),
    order('2026-11-25', { job_id: 9 }),
    order('2026-11-26'),
  ]
  const days = trayOf({ orders, categories }, { today })
  expect(days.map(({ date, count, earlier }) => [date, count, earlier])).toEqual([
    ['2026-11-24', 1, 0],
    ['2026-11-25', 2, 1],
  ])
})

test('a job with several orders to fill is filled as a whole from its first card alone', () => {
  const orders = [
    order('2026-11-24', { job_id: 3 }),
    order('2026-11-24', { job_id: 4 }),
    order('2026-11-26', { job_id: 3 }),
    order('2026-11-27', { job_id: 5 }),
    order('2026-11-28', { job_id: 5 }),
  ]
  const cards = trayOf({ orders, categories }, { today }).flatMap((day) => day.cards)
  expect(cards.map(({ first, leads_job }) => [first.job_id, leads_job])).toEqual([
    [3, true],
    [4, false],
    [3, false],
    [5, true],
  ])
})

test('it is searched by category, client, suburb, number and title', () => {
  const orders = [order('2026-11-24'), order('2026-11-24', { job_id: 2, suburb: 'Altona' })]
  const found = (words: string) =>
    trayOf({ orders, categories }, { today, search: words }).flatMap(({ cards }) => cards).length
  expect([found(''), found('ALTONA'), found('kestrel'), found('posi')]).toEqual([2, 1, 2, 0])
})
