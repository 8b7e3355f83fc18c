import { expect, test } from 'vitest'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { BoardBooking } from '../contract/board.ts'
import type { Board, BoardOrder } from './board.ts'
import { applied } from './arrangements.ts'
import { type ResourceRow, boardRowsOf } from './board-rows.ts'
import { indexBoard } from './chips.ts'
import { type Held, type Spot, proposalOf } from './proposal.ts'
import { type Scale, scaleOf } from './scale.ts'

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
const order = (id: number, work_date: string, more: Partial<BoardOrder> = {}): BoardOrder =>
  boardOrder(id, work_date, { version: id, ...more })
const booked = (of: BoardOrder, id: number, asset_id: number): BoardBooking =>
  boardBooking(id, of, { asset_id })
const [first, second, other] = [
  order(1, dates[0]!),
  order(2, dates[1]!),
  order(3, dates[1]!, { job_id: 2, suburb: 'Altona' }),
]
const toFill = order(4, dates[1]!, { is_to_fill: 1, needs_asset: 1 })
const board: Board = {
  from: dates[0]!,
  to: dates.at(-1)!,
  today: dates[0]!,
  hires: [],
  tags: [],
  categories: [{ id: 1, name: 'Excavator 20T' }],
  assets: [boardAsset(1), boardAsset(2)],
  drivers: [],
  orders: [first, second, other, toFill],
  bookings: [booked(first, 11, 1), booked(second, 12, 1), booked(other, 13, 2)],
}
const index = indexBoard(board)
const days: Scale = { kind: 'days', dates }
const rowsOf = (scale: Scale) =>
  boardRowsOf(board, index, { by: 'machines', scale, folded: new Set() }).filter(
    (row): row is ResourceRow => row.kind === 'resource',
  )
const [one, two] = rowsOf(days)
const propose = (held: Held, spot: Partial<Spot>, scale: Scale = days) =>
  proposalOf(held, { row: null, column: 0, isTray: false, ...spot }, { scale, index, candidates: new Map() })
const run: Held = { kind: 'chips', placed: one!.chips, row: one!, column: 0, title: 'Epping' }

test('a run of days is refused where a machine is booked, and moves as one where it is free', () => {
  expect(propose(run, { row: one! })).toBeNull()
  expect(propose(run, { row: two! })?.hard).toBe(
    'EX20-02 is already booked on J-000001-03 from 7:00 am to 3:00 pm.',
  )
  // By one day it takes the place of itself, which is no clash.
  const moved = propose(run, { row: one!, column: 1 })
  expect([moved?.hard, moved?.where]).toEqual([null, 'Tue 24 Nov to Wed 25 Nov'])
  expect(moved?.call).toEqual({
    kind: 'arrange',
    orders: [
      { id: 1, version: 1, work_date: dates[1] },
      { id: 2, version: 2, work_date: dates[2] },
    ],
  })
  const away = propose(run, { row: two!, column: 2 })
  expect(away?.hard).toBeNull()
  expect(away?.call).toMatchObject({
    orders: [{ work_date: dates[2], release: [{ id: 11, version: 1 }], book: [{ asset_id: 2 }] }, {}],
  })
})

test('over the tray it is taken off, and an order of the tray is booked on its own day', () => {
  expect(propose(run, { isTray: true })).toMatchObject({ done: 'EX20-01 released', hard: null })
  const card: Held = { kind: 'orders', orders: [toFill], title: 'Excavator 20T' }
  expect(propose(card, { row: two! })?.hard).toBe(
    'EX20-02 is already booked on J-000001-03 from 7:00 am to 3:00 pm.',
  )
  expect(propose(card, { isTray: true })).toBeNull()
})

test('a longer edge copies to the days it gains, a shorter one gives back those it loses', () => {
  const edge: Held = { kind: 'edge', placed: one!.chips[0]!, row: one!, edge: 'end', title: 'Epping' }
  expect(propose(edge, { column: 3 })?.call).toEqual({ kind: 'copy', ids: [2], dates: [dates[2], dates[3]] })
  expect(propose(edge, { column: 0 })?.call).toMatchObject({ orders: [{ id: 2, release: [{ id: 12 }] }] })
  expect(propose(edge, { column: 1 })).toBeNull()
})

test('by the hour a chip moves in quarters, and its edges change the shift', () => {
  const hours = scaleOf([dates[0]!], board)
  const [row] = rowsOf(hours)
  const held: Held = { kind: 'chips', placed: row!.chips, row: row!, column: 1, title: 'Epping' }
  expect(propose(held, { row: row!, column: 2.3 }, hours)?.call).toEqual({
    kind: 'arrange',
    orders: [{ id: 1, version: 1, start_time: '08:15', end_time: '16:15' }],
  })
  const edge: Held = { kind: 'edge', placed: row!.chips[0]!, row: row!, edge: 'end', title: 'Epping' }
  expect(propose(edge, { row: row!, column: 10 }, hours)?.where).toBe('7:00 am to 4:00 pm')
  // Never shorter than a quarter of an hour.
  expect(propose(edge, { row: row!, column: 0 }, hours)?.where).toBe('7:00 am to 7:15 am')
})

test('until the server answers the board shows what was asked for', () => {
  const call = propose(run, { row: two!, column: 2 })!.call
  const after = applied(board, call.kind === 'arrange' ? call.orders : [])
  const rows = boardRowsOf(after, indexBoard(after), { by: 'machines', scale: days, folded: new Set() })
  const lanes = rows.flatMap((row) => (row.kind === 'resource' ? [row.chips] : []))
  expect(lanes.map((chips) => chips.map(({ column, columns }) => [column, columns]))).toEqual([
    [],
    [
      [1, 1],
      [2, 2],
    ],
  ])
})
