import { expect, test } from 'vitest'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { BoardAnswer } from '../contract/board.ts'
import { applied } from './arrangements.ts'
import { boardOf } from './board.ts'
import type { BoardCall } from './board-call.ts'
import { boardRowsOf } from './board-rows.ts'
import { chipsOf, indexBoard, moves } from './chips.ts'
import { sharedBoardRows } from './shared-board-rows.ts'
import { unread, withCalls } from './shown-calls.ts'

const dates = ['2026-11-23', '2026-11-24']
const [one, two, held] = [
  boardOrder(1, dates[0]!, { order_status: 'Pending' }),
  boardOrder(2, dates[1]!, { order_status: 'Pending', needs_driver: 1 }),
  boardOrder(3, dates[1]!, { order_status: 'Pending', needs_driver: 1, job_id: 2 }),
]
const job = { title: 'Basement dig', client_id: 1, client: 'Kestrel Homes', suburb: 'Epping', state: 'VIC' }
const answer: BoardAnswer = {
  from: dates[0]!,
  to: dates[1]!,
  today: dates[0]!,
  as_of: '1 100',
  categories: [{ id: 1, name: 'Excavator 20T' }],
  tags: [],
  assets: [boardAsset(1), boardAsset(2)],
  drivers: [],
  jobs: [
    { id: 1, ...job, is_on_hold: 0 },
    { id: 2, ...job, is_on_hold: 1 },
  ],
  orders: [one, two, held],
  bookings: [boardBooking(11, one, { asset_id: 1 }), boardBooking(12, two, { asset_id: 2 })],
  order_ids: null,
  booking_ids: null,
  hires: [],
}
const same = structuredClone(answer)
const board = boardOf(answer)!

test('an order has what its job says, and is not to fill while that is on hold', () => {
  expect(board.orders.map(({ job: title, client, is_to_fill }) => [title, client, is_to_fill])).toEqual([
    ['Basement dig', 'Kestrel Homes', 0],
    ['Basement dig', 'Kestrel Homes', 1],
    ['Basement dig', 'Kestrel Homes', 0],
  ])
})

test('what is read again and has not changed is the same object; by id, whatever has gone', () => {
  const again = boardOf({ ...same, bookings: same.bookings.slice(1) }, board)!
  expect(again.orders).toBe(board.orders)
  expect(again.assets).toBe(board.assets)
  expect(again.bookings[0]).toBe(board.bookings[1])
  const renamed = boardOf({ ...same, jobs: same.jobs.map((of) => ({ ...of, client: 'Barwon' })) }, board)!
  expect(renamed.orders.map(({ client }) => client)).toEqual(['Barwon', 'Barwon', 'Barwon'])
})

test('changes are put into the board they are of, and one that lacks something is to be read in full', () => {
  const changes = {
    ...same,
    as_of: '1 101',
    orders: [{ ...same.orders[0]!, version: 2 }],
    bookings: [],
    order_ids: [2, 1],
    booking_ids: [12],
  }
  const changed = boardOf(changes, board)!
  expect(changed.orders.map(({ id, version }) => [id, version])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(changed.orders[1]).toBe(board.orders[1])
  expect(changed.bookings).toEqual([board.bookings[1]])
  expect(boardOf({ ...changes, booking_ids: [12, 13] }, board)).toBeNull()
  expect(boardOf(changes)).toBeNull()
})

test('only rows that show something else are drawn again', () => {
  const rowsOf = (shown: typeof board) =>
    boardRowsOf(shown, indexBoard(shown), {
      by: 'machines',
      scale: { kind: 'days', dates },
      folded: new Set(),
    })
  const before = rowsOf(board)
  const known = new Map(before.map((row) => [row.key, row]))
  expect(sharedBoardRows(rowsOf(board), known)).toEqual(before)
  const [first, second] = board.bookings
  const release = [{ id: first!.id, version: first!.version }]
  const next = applied(board, [{ id: 1, version: 1, release }])
  expect(next).not.toHaveProperty('bookings.0', first)
  expect(next.bookings[0]).toBe(second)
  expect(next.orders[1]).toBe(board.orders[1])
  const rows = sharedBoardRows(rowsOf({ ...board, ...next }), known)
  // The group counts one less, the first machine has nothing, and the second is as it was.
  expect(rows.map((row, at) => row === before[at])).toEqual([false, false, true])
})

test('a call is shown until it is refused, or the board is read after its answer', () => {
  const orders = [{ id: 1, version: 1, release: [{ id: 11, version: 1 }] }]
  const call: BoardCall = { kind: 'arrange', orders }
  const calls = [
    { call, answered_at: null },
    { call, answered_at: 50 },
  ]
  expect(unread(calls, 49)).toEqual(calls)
  expect(unread(calls, 50)).toEqual([calls[0]])
  expect(withCalls(board, calls).bookings.map(({ id }) => id)).toEqual([12])
  expect(withCalls(board, [])).toBe(board)
})

test('what was booked can be changed once it is answered, before the board is read', () => {
  const booking = { asset_id: 1, driver_id: null, attachment_id: null, certainty: 'confirmed' as const }
  const call: BoardCall = { kind: 'arrange', orders: [{ id: 3, version: 1, book: [booking] }] }
  const after = { ...held, version: 2, bookings: [{ id: 40, version: 6, ...booking }] }
  const answer = { before: [], orders: [after], undo: { orders: [], cancel: [] } }
  const answered = { call, answered_at: 50, answer }
  const chipOf = (shown: typeof answered | { call: BoardCall; answered_at: null }) =>
    chipsOf(indexBoard(withCalls(board, [shown])), 'asset', 1).find(({ orders }) => orders[0]?.id === 3)!
  expect(moves(chipOf({ call, answered_at: null }))).toBe(false)
  expect(moves(chipOf(answered))).toBe(true)
  expect(chipOf(answered).bookings).toMatchObject([{ id: 40, version: 6, asset_id: 1, job_item_id: 3 }])
  // What is asked then takes it off again, as it will be drawn.
  const release: BoardCall = {
    kind: 'arrange',
    orders: [{ id: 3, version: 2, release: [{ id: 40, version: 6 }] }],
  }
  expect(withCalls(board, [answered, { call: release, answered_at: null }]).bookings).toEqual(board.bookings)
})
