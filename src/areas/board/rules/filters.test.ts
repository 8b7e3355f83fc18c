import { expect, test } from 'vitest'
import { boardAsset, boardBooking, boardOrder } from '#test/board-orders.ts'
import type { Board, BoardOrder } from './board.ts'
import { type BoardRow, boardRowsOf } from './board-rows.ts'
import { indexBoard } from './chips.ts'
import { datesFrom } from './days.ts'
import { type BoardFilters, chipFilter, hueOf, isPartOfFleet, narrowed, offeredBy } from './filters.ts'
import { findOnBoard } from './find-on-board.ts'
import type { Scale } from './scale.ts'

const dates = ['2026-11-23', '2026-11-24']
const scale: Scale = { kind: 'days', dates }
const order = (id: number, more: Partial<BoardOrder>): BoardOrder =>
  boardOrder(id, dates[0]!, {
    job_id: id,
    job: `Job ${id}`,
    client_id: id,
    client: id === 1 ? 'Kestrel Homes' : 'Ironbark Builders',
    suburb: id === 1 ? 'Epping' : 'Albury',
    state: id === 1 ? 'VIC' : 'NSW',
    asset_category_id: id,
    ...more,
  })
const [one, two] = [order(1, {}), order(2, { needs_driver: 1 })]
const board: Board = {
  from: dates[0]!,
  to: dates[1]!,
  today: dates[0]!,
  hires: [],
  tags: [],
  categories: [
    { id: 1, name: 'Backhoe' },
    { id: 2, name: 'Grader' },
  ],
  assets: [1, 2].map((id) =>
    boardAsset(id, { fleet_no: `M-0${id}`, asset_category_id: id, depot_id: id, tag_ids: [10 + id] }),
  ),
  drivers: [],
  orders: [one, two],
  bookings: [one, two].map(({ id, starts_at, ends_at }) => ({
    id,
    starts_at,
    ends_at,
    kind: 'work',
    certainty: 'confirmed',
    asset_id: id,
    driver_id: null,
    job_item_id: id,
    note: null,
    version: 1,
  })),
}
const rowsOf = (filters: BoardFilters, by: 'machines' | 'jobs' = 'machines'): BoardRow[] => {
  const shown = narrowed(board, filters)
  return boardRowsOf(shown, indexBoard(board), { by, scale, folded: new Set(), shows: chipFilter(filters) })
}
const namesOf = (rows: readonly BoardRow[]) => rows.map(({ name }) => name)

test('each filter leaves the rows and orders that it names, and the groups that have any', () => {
  expect(namesOf(rowsOf({}))).toEqual(['Backhoe', 'M-01', 'Grader', 'M-02'])
  for (const filters of [{ client: 1 }, { suburb: 'Epping' }, { state: 'VIC' }, { category: 1 }])
    expect(namesOf(rowsOf(filters))).toEqual(['Backhoe', 'M-01'])
  expect(namesOf(rowsOf({ problems: '1' }))).toEqual(['Grader', 'M-02'])
  for (const filters of [{ depot: 2 }, { tag: 12 }]) {
    expect(namesOf(rowsOf(filters))).toEqual(['Grader', 'M-02'])
    // What is to fill does not belong to a depot or have a tag.
    expect(narrowed(board, filters).orders).toEqual([one, two])
  }
  expect(narrowed(board, { state: 'NSW' }).orders).toEqual([two])
  expect(offeredBy(board).suburbs.map(({ value }) => value)).toEqual(['Albury', 'Epping'])
})

test('of one depot or tag no category is short, and one whose orders lack a machine stays', () => {
  const open = [3, 4].map((id) => order(id, { asset_category_id: 1, is_to_fill: 1, needs_asset: 1 }))
  const wanting: Board = { ...board, orders: [...board.orders, ...open] }
  const shortOn = (filters: BoardFilters) =>
    boardRowsOf(narrowed(wanting, filters), indexBoard(wanting), {
      by: 'machines',
      scale,
      folded: new Set(['category-1', 'category-2']),
      isPart: isPartOfFleet(filters),
    }).map((row) => [row.name, row.kind === 'group' ? row.days[0]?.short : null])
  // M-01 is booked: nothing is free for the two.
  expect(shortOn({})).toEqual([
    ['Backhoe', 2],
    ['Grader', 0],
  ])
  expect(shortOn({ category: 1 })).toEqual([['Backhoe', 2]])
  for (const filters of [{ depot: 2 }, { tag: 12 }])
    expect(shortOn(filters)).toEqual([
      ['Backhoe', 0],
      ['Grader', 0],
    ])
})

test('rows by job are under their clients, with the machine as the name of each stretch', () => {
  const rows = rowsOf({}, 'jobs')
  expect(namesOf(rows)).toEqual(['Ironbark Builders', 'Job 2', 'Kestrel Homes', 'Job 1'])
  expect(
    rows.flatMap((row) => (row.kind === 'resource' ? row.chips.map(({ chip }) => chip.name) : [])),
  ).toEqual(['M-02', 'M-01'])
})

test('a search finds rows first, then orders by number, client or job, and where they are', () => {
  const rows = rowsOf({})
  const from = { today: dates[0]!, scale }
  expect(findOnBoard(rows, ' ', from)).toEqual([])
  expect(findOnBoard(rows, 'm-02', from)).toMatchObject([{ label: 'M-02', row: 3, column: 0 }])
  expect(findOnBoard(rows, 'kestrel', from)).toMatchObject([
    { label: 'J-000001-01', hint: 'Kestrel Homes, M-01, Mon 23 Nov', row: 1 },
  ])
})

test('a search finds what is next first, and what was before last', () => {
  const days = ['2026-11-16', '2026-11-18', '2026-11-23', '2026-11-24']
  const fortnight: Scale = { kind: 'days', dates: datesFrom(days[0]!, '14') }
  const orders = days.map((day, at) => boardOrder(at + 1, day, { job_id: at + 1 }))
  const week: Board = {
    ...board,
    orders,
    bookings: orders.map((of) => boardBooking(of.id, of, { asset_id: of.id % 2 === 0 ? 1 : 2 })),
  }
  const rows = boardRowsOf(week, indexBoard(week), {
    by: 'machines',
    scale: fortnight,
    folded: new Set(),
  })
  const found = (words: string) =>
    findOnBoard(rows, words, { today: '2026-11-20', scale: fortnight }).map(({ label, column, chip }) => [
      label,
      column,
      chip,
    ])
  expect(found('kestrel')).toEqual([
    ['J-000001-03', 7, 3],
    ['J-000001-04', 8, 4],
    ['J-000001-02', 2, 2],
    ['J-000001-01', 0, 1],
  ])
  // A row is found at what it has next.
  expect(found('m-01')).toEqual([['M-01', 8, 4]])
})

test('rows by subcontractor are theirs first, then ours', () => {
  const mixed: Board = {
    ...board,
    assets: [
      boardAsset(1),
      boardAsset(2, { subcontractor: 'Vella Haulage' }),
      boardAsset(3, { subcontractor: 'Abel Plant' }),
    ],
  }
  const names = boardRowsOf(mixed, indexBoard(mixed), { by: 'subcontractors', scale, folded: new Set() })
    .filter(({ kind }) => kind === 'group')
    .map(({ name }) => name)
  expect(names).toEqual(['Abel Plant', 'Vella Haulage', 'Our plant'])
})

test('a colour tells the state, or goes with the client, job or category', () => {
  const [chip] = rowsOf({}).flatMap((row) => (row.kind === 'resource' ? row.chips : []))
  expect([hueOf(chip!.chip, 'status'), hueOf(chip!.chip, 'client')]).toEqual([undefined, 1])
})

test('a search goes to the day of an order within the days that its chip goes on', () => {
  const orders = datesFrom('2026-11-20', '7').map((day, at) => boardOrder(at + 1, day))
  const going: Board = {
    ...board,
    orders,
    bookings: orders.map((of) => boardBooking(of.id, of, { asset_id: 1 })),
  }
  const columnFrom = (first: string, words: string) => {
    const shown: Scale = { kind: 'days', dates: datesFrom(first, '7') }
    const rows = boardRowsOf(going, indexBoard(going), { by: 'machines', scale: shown, folded: new Set() })
    return findOnBoard(rows, words, { today: '2026-11-20', scale: shown }).map(({ column }) => column)
  }
  expect(columnFrom('2026-11-18', 'J-000001-05')).toEqual([6])
  // Of a chip that began before the days shown.
  expect(columnFrom('2026-11-22', 'J-000001-05')).toEqual([2])
  expect(columnFrom('2026-11-22', 'J-000001-01')).toEqual([0])
})
