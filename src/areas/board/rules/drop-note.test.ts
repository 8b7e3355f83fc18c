import { expect, test } from 'vitest'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { Board } from './board.ts'
import { bookingsOf, movesOf } from './arrangements.ts'
import { chipsOf, indexBoard } from './chips.ts'
import { dropNote, pastNote } from './drop-note.ts'

const pencilled = boardOrder(1, '2026-11-25')
const toFill = boardOrder(2, '2026-11-25', { job_id: 2 })
const before = boardOrder(3, '2026-11-20', { job_id: 3 })
const board: Board = {
  from: '2026-11-20',
  to: '2026-11-26',
  today: '2026-11-24',
  categories: [],
  tags: [],
  assets: [boardAsset(1), boardAsset(2)],
  drivers: [],
  orders: [pencilled, toFill, before],
  bookings: [boardBooking(11, pencilled, { asset_id: 1, certainty: 'pencilled' })],
  hires: [],
}
const index = indexBoard(board)

test('what is pencilled for the same hours is named, unless it moves away itself', () => {
  const onto = (id: number) => bookingsOf([toFill], { side: 'asset', id })
  expect(dropNote(index, onto(1))).toBe('EX20-01 is also pencilled on J-000001-01 from 7:00 am to 3:00 pm.')
  expect(dropNote(index, onto(2))).toBeNull()
  const away = movesOf(chipsOf(index, 'asset', 1), { days: 0, row: { side: 'asset', id: 2 } })
  expect(dropNote(index, [...onto(1), ...away])).toBeNull()
})

test('a day that is over is named', () => {
  const back = movesOf(chipsOf(index, 'asset', 1), { days: -2, row: null })
  expect(dropNote(index, back)).toBe('23 Nov 2026 is in the past.')
  expect(dropNote(index, bookingsOf([before], { side: 'asset', id: 2 }))).toBe('20 Nov 2026 is in the past.')
  expect(dropNote(index, movesOf(chipsOf(index, 'asset', 1), { days: -1, row: null }))).toBeNull()
  expect(pastNote(['2026-11-23', '2026-11-24'], '2026-11-24')).toBe('23 Nov 2026 is in the past.')
  expect(pastNote(['2026-11-24'], '2026-11-24')).toBeNull()
})
