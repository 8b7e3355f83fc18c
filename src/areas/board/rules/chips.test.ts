import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { BoardBooking } from '../contract/board.ts'
import type { Board, BoardOrder } from './board.ts'
import { type Chip, chipsOf, indexBoard, whyFixed } from './chips.ts'
import { boardRowsOf } from './board-rows.ts'
import { placed } from './scale.ts'

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
let made = 0
const booking = (of: BoardOrder | null, more: Partial<BoardBooking>): BoardBooking => {
  made += 1
  return boardBooking(made, of, more)
}
const board = (orders: BoardOrder[], bookings: BoardBooking[]): Board => ({
  from: dates[0]!,
  to: dates.at(-1)!,
  today: dates[0]!,
  categories: [{ id: 1, name: 'Excavator 20T' }],
  assets: [boardAsset(1)],
  drivers: [
    { id: 1, name: 'Nadia Rahman', depot_id: null, subcontractor: null, tag_ids: [] },
    { id: 2, name: 'Vince Mehta', depot_id: null, subcontractor: null, tag_ids: [] },
  ],
  orders,
  bookings,
  hires: [],
  tags: [],
})
const wordsOf = ({ look, name, partner, from, to }: Chip) => [look, name, partner, from.slice(8), to.slice(8)]

test('days on which the same work goes on are one chip, until the driver changes', () => {
  const days = [boardOrder(1, dates[0]!), boardOrder(2, dates[1]!), boardOrder(3, dates[2]!)]
  const of = board(
    days,
    days.flatMap((one, at) => [booking(one, { asset_id: 1 }), booking(one, { driver_id: at === 2 ? 2 : 1 })]),
  )
  const index = indexBoard(of)
  expect(chipsOf(index, 'asset', 1).map(wordsOf)).toEqual([
    ['confirmed', 'Epping', 'Nadia Rahman', '23', '24'],
    ['confirmed', 'Epping', 'Vince Mehta', '25', '25'],
  ])
  expect(chipsOf(index, 'driver', 1).map(wordsOf)).toEqual([['confirmed', 'Epping', 'EX20-01', '23', '24']])
})

test('another job, another state and a day between each begin a chip of their own', () => {
  const days = [
    boardOrder(1, dates[0]!),
    boardOrder(2, dates[1]!, { job_id: 2, suburb: null }),
    boardOrder(3, dates[3]!, { job_id: 2, suburb: null, order_status: 'Pending' }),
  ]
  const of = board(
    days,
    days.map((one) => booking(one, { asset_id: 1 })),
  )
  expect(chipsOf(indexBoard(of), 'asset', 1).map(wordsOf)).toEqual([
    ['confirmed', 'Epping', null, '23', '23'],
    ['confirmed', 'Kestrel Homes', null, '24', '24'],
    ['pending', 'Kestrel Homes', null, '26', '26'],
  ])
})

test('a night shift is on the day it starts; leave until midnight ends the day before', () => {
  const night = boardOrder(1, dates[0]!, {
    starts_at: melbourneInstant(dates[0]!, '18:00'),
    ends_at: melbourneInstant(dates[1]!, '04:00'),
  })
  const leave = booking(null, {
    kind: 'leave',
    driver_id: 1,
    starts_at: melbourneInstant(dates[1]!, '00:00'),
    ends_at: melbourneInstant(dates[3]!, '00:00'),
  })
  const index = indexBoard(board([night], [booking(night, { driver_id: 1 }), leave]))
  expect(chipsOf(index, 'driver', 1).map(wordsOf)).toEqual([
    ['confirmed', 'Epping', null, '23', '23'],
    ['leave', 'Leave', null, '24', '25'],
  ])
})

test('chips that overlap have lanes of their own, and those outside the days are cut or left out', () => {
  const chip = (id: number, from: string, to: string) => ({ id, from, to }) as Chip
  const chips = [
    chip(1, '2026-11-20', dates[0]!),
    chip(2, dates[0]!, dates[1]!),
    chip(3, dates[1]!, '2026-12-01'),
    chip(4, '2026-11-18', '2026-11-20'),
    chip(5, dates[2]!, dates[2]!),
  ]
  const found = placed(chips, { kind: 'days', dates }).map((one) => [
    one.chip.id,
    one.lane,
    one.column,
    one.columns,
  ])
  expect(found).toEqual([
    [1, 0, 0, 1],
    [2, 1, 0, 2],
    [3, 0, 1, 3],
    [5, 1, 2, 1],
  ])
})

test('a machine off the road counts neither as booked nor as free, from today on', () => {
  const days = [boardOrder(1, dates[0]!), boardOrder(2, dates[1]!)]
  const sound = board(
    days,
    days.map((one) => booking(one, { asset_id: 1 })),
  )
  const capacity = (of: Board) => {
    const rows = boardRowsOf(of, indexBoard(of), {
      by: 'machines',
      scale: { kind: 'days', dates },
      folded: new Set(),
    })
    const [group] = rows
    return group?.kind === 'group'
      ? group.days.slice(0, 3).map(({ booked, available }) => [booked, available])
      : []
  }
  expect(capacity(sound)).toEqual([
    [1, 1],
    [1, 1],
    [0, 1],
  ])
  const offRoad = {
    ...sound,
    today: dates[1]!,
    assets: sound.assets.map((one) => ({ ...one, is_off_road: 1 })),
  }
  expect(capacity(offRoad)).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

test('what cannot be moved says why', () => {
  const [invoiced, pending] = [
    boardOrder(1, dates[0]!, { order_status: 'Invoiced' }),
    boardOrder(2, dates[1]!, { order_status: 'Pending' }),
  ]
  const days = board(
    [invoiced, pending],
    [
      booking(invoiced, { asset_id: 1 }),
      booking(pending, { asset_id: 1 }),
      booking(null, {
        asset_id: 1,
        kind: 'leave',
        starts_at: melbourneInstant(dates[2]!, '00:00'),
        ends_at: melbourneInstant(dates[3]!, '00:00'),
      }),
    ],
  )
  expect(chipsOf(indexBoard(days), 'asset', 1).map(whyFixed)).toEqual([
    'J-000001-01 is Invoiced and cannot be moved.',
    null,
    'Leave is changed on the driver’s Leave tab.',
  ])
})
