import { expect, test } from 'vitest'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { BoardHire } from '../contract/board.ts'
import type { Board } from './board.ts'
import { bookingsOf, movesOf } from './arrangements.ts'
import { chipsOf, indexBoard } from './chips.ts'
import { clashOf } from './clash.ts'

const [mine, theirs, later] = [
  boardOrder(1, '2026-11-24'),
  boardOrder(2, '2026-11-25', { job_id: 2, client: 'Barwon' }),
  boardOrder(3, '2026-11-27'),
]
const hire: BoardHire = {
  id: 5,
  asset_id: 1,
  job_id: 7,
  job_no: 'J-000007',
  client: 'Westgate',
  suburb: 'Epping',
  on_hire_at: '2026-11-19T20:00:00.000Z',
  off_hire_at: null,
  due_back_on: '2026-11-25',
}
const board: Board = {
  from: '2026-11-23',
  to: '2026-11-29',
  // Overdue: it was due back on the 25th.
  today: '2026-11-26',
  categories: [],
  tags: [],
  assets: [boardAsset(1), boardAsset(2)],
  drivers: [],
  orders: [mine, theirs, later],
  bookings: [boardBooking(11, mine, { asset_id: 2 }), boardBooking(12, theirs, { asset_id: 2 })],
  hires: [hire],
}
const index = indexBoard(board)
const words = (is: string) => `EX20-01 is on hire to Westgate for J-000007 ${is}.`
const since = 'since 20 Nov 2026 at 7:00 am, due back 25 Nov 2026'
const first = { side: 'asset' as const, id: 1 }

test('a machine that a client has is refused until it is due back, and takes a reason after that', () => {
  const against = (order: typeof mine) => clashOf(index, bookingsOf([order], first))
  expect(against(theirs)).toEqual({ code: 'on_hire', text: words(since), blocks: 'hard' })
  expect(against(later)).toEqual({ code: 'on_hire', text: words(since), blocks: 'soft' })
  // Over several days the one on which it cannot be dropped counts.
  expect(clashOf(index, bookingsOf([later, theirs], first))?.blocks).toBe('hard')
  const back = indexBoard({ ...board, hires: [{ ...hire, off_hire_at: '2026-11-25T02:00:00.000Z' }] })
  expect(clashOf(back, bookingsOf([theirs], first))?.text).toBe(
    'EX20-01 was on hire to Westgate for J-000007 from 20 Nov 2026 at 7:00 am to 25 Nov 2026 at 1:00 pm.',
  )
  expect(clashOf(back, bookingsOf([later], first))).toBeNull()
})

test('the job that it is out for books it all the same', () => {
  const own = indexBoard({ ...board, hires: [{ ...hire, job_id: later.job_id }] })
  expect(clashOf(own, bookingsOf([later], first))).toBeNull()
})

test('a firm booking is named before a hire that is due back', () => {
  const [chip] = chipsOf(index, 'asset', 2)
  expect(clashOf(index, movesOf([chip!], { days: 1, row: null }))).toEqual({
    code: 'booked',
    text: 'EX20-02 is already booked on J-000001-02 from 7:00 am to 3:00 pm.',
    blocks: 'hard',
  })
})
