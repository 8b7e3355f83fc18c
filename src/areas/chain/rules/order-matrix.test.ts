import { expect, test } from 'vitest'
import type { MatrixOrder } from '../contract/order-matrix.ts'
import { matrixColumns, matrixRows, matrixWeeks, nextOrder } from './order-matrix.ts'

const order = (id: number, work_date: string, of: Partial<MatrixOrder> = {}): MatrixOrder => ({
  id,
  order_no: `J-000001-${id}`,
  job_requirement_id: 1,
  slot_no: 1,
  category: 'Excavator 20T/22T',
  work_date,
  starts_at: `${work_date}T20:00:00.000Z`,
  ends_at: `${work_date}T05:00:00.000Z`,
  state: 'confirmed',
  needs_driver: 1,
  assets: 'EX20-04',
  off_road: null,
  drivers: 'Vince Mehta',
  subcontractor: null,
  replaced_by_id: null,
  ...of,
})
const truck = { category: 'Truck & dog' }
const orders = [
  order(1, '2026-11-19'),
  order(2, '2026-11-20'),
  order(3, '2026-11-23'),
  order(4, '2026-11-20', { ...truck, job_requirement_id: 2 }),
  order(5, '2026-11-20', {
    ...truck,
    job_requirement_id: 2,
    slot_no: 2,
    state: 'broke_down',
    replaced_by_id: 6,
  }),
  order(6, '2026-11-20', { ...truck, job_requirement_id: 2, slot_no: 2 }),
  order(7, '2026-11-23', { ...truck, job_requirement_id: 2, slot_no: 2, state: 'cancelled' }),
]
const rows = matrixRows(orders)
const idsOf = (row: number, date: string) => rows[row]?.cells.get(date)?.map(({ id }) => id)

test('a row is one of the machines of a requirement, numbered where there are several', () => {
  expect(rows.map(({ category, number }) => [category, number])).toEqual([
    ['Excavator 20T/22T', null],
    ['Truck & dog', 1],
    ['Truck & dog', 2],
  ])
})

test('a breakdown and what replaced it share a cell; a cancelled order is there only alone', () => {
  expect(idsOf(2, '2026-11-20')).toEqual([5, 6])
  expect(idsOf(2, '2026-11-23')).toEqual([7])
  const [again] = matrixRows([orders[6]!, order(8, '2026-11-23', { job_requirement_id: 2, slot_no: 2 })])
  expect(again?.cells.get('2026-11-23')?.map(({ id }) => id)).toEqual([8])
})

test('the time of a row is that of most of its orders', () => {
  const late = { starts_at: '2026-11-19T21:00:00.000Z' }
  const [row] = matrixRows([order(1, '2026-11-19', late), ...orders.slice(1, 3)])
  expect(row?.starts_at).toContain('T20:00')
})

test('days without orders are one column, and weeks begin on Monday', () => {
  const columns = matrixColumns(orders)
  expect(columns.map(({ from, to, has_orders }) => [from, to, has_orders])).toEqual([
    ['2026-11-19', '2026-11-19', true],
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-21', '2026-11-22', false],
    ['2026-11-23', '2026-11-23', true],
  ])
  expect(matrixWeeks(columns)).toEqual([
    { week: '2026-11-16', span: 3 },
    { week: '2026-11-23', span: 1 },
  ])
  expect(matrixColumns([])).toEqual([])
})

test('arrows go to the next order, through both of a cell and past empty days', () => {
  const to = (id: number, step: Parameters<typeof nextOrder>[2]) => nextOrder(rows, id, step)?.id
  expect([to(2, 'ArrowRight'), to(3, 'ArrowLeft'), to(1, 'ArrowLeft')]).toEqual([3, 2, undefined])
  expect([to(2, 'ArrowDown'), to(4, 'ArrowDown'), to(5, 'ArrowDown'), to(6, 'ArrowDown')]).toEqual([
    4,
    5,
    6,
    undefined,
  ])
  expect(to(7, 'ArrowLeft')).toBe(6)
})
