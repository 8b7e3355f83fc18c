import { expect, test } from 'vitest'
import type { BoardHire } from '../contract/board.ts'
import type { Chip } from './chips.ts'
import { isDueBack, isOut, withHires } from './hire-chips.ts'

const hire: BoardHire = {
  id: 5,
  asset_id: 1,
  job_id: 7,
  job_no: 'J-000007',
  client: 'Kestrel Homes',
  suburb: 'Epping',
  on_hire_at: '2026-11-19T20:00:00Z',
  off_hire_at: null,
  due_back_on: '2026-11-25',
}
const chip = (job_id: number, from: string): Chip => ({
  id: job_id,
  look: 'confirmed',
  name: 'Epping',
  partner: null,
  from,
  to: from,
  orders: [{ job_id } as Chip['orders'][number]],
  bookings: [],
})
const board = { hires: [hire], today: '2026-11-20' }
const wordsOf = ({ look, from, to }: Chip) => [look, from, to]

test('a machine that is out is drawn so until it is due back, instead of the work that it is out for', () => {
  const chips = [chip(9, '2026-11-18'), chip(7, '2026-11-23'), chip(9, '2026-11-24')]
  expect(withHires(board, 1, chips).map(wordsOf)).toEqual([
    ['confirmed', '2026-11-18', '2026-11-18'],
    ['on_hire', '2026-11-20', '2026-11-25'],
    ['confirmed', '2026-11-24', '2026-11-24'],
  ])
  expect(withHires(board, 2, chips)).toEqual(chips)
})

test('one that is overdue is drawn until today', () => {
  const late = { ...board, today: '2026-11-27' }
  expect(withHires(late, 1, []).map(wordsOf)).toEqual([['on_hire', '2026-11-20', '2026-11-27']])
})

test('a machine is out until the day that it is due back is over, and only planned to be back after that', () => {
  const at = (day: string) => ({ starts_at: `${day}T20:00:00.000Z`, ends_at: `${day}T23:00:00.000Z` })
  const of = (one: BoardHire, day: string) => [isOut(one, at(day)), isDueBack(one, at(day))]
  // These days begin in Melbourne on the day after: the 25th is the last on which it is out.
  expect(['2026-11-18', '2026-11-24', '2026-11-25'].map((day) => of(hire, day))).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  const back = { ...hire, off_hire_at: '2026-11-22T05:00:00.000Z' }
  expect(['2026-11-21', '2026-11-22'].map((day) => of(back, day))).toEqual([
    [true, false],
    [false, false],
  ])
  // Sent out after the last day of its requirement: for that day.
  expect(of({ ...hire, due_back_on: '2026-11-18' }, '2026-11-20')).toEqual([false, true])
})

test('one that is back is drawn until that day', () => {
  const back = { ...board, hires: [{ ...hire, off_hire_at: '2026-11-22T05:00:00Z' }] }
  expect(withHires(back, 1, [chip(7, '2026-11-23')]).map(wordsOf)).toEqual([
    ['on_hire', '2026-11-20', '2026-11-22'],
    ['confirmed', '2026-11-23', '2026-11-23'],
  ])
})
