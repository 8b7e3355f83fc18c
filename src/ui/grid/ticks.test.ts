import { expect, test } from 'vitest'
import {
  type GridRow,
  type Mode,
  type Step,
  changesOf,
  inverse,
  isTicked,
  pendingOf,
  stepAt,
  withChanges,
} from './ticks.ts'

const row: GridRow = { id: 1, name: 'Dan', hint: null, ticked: [10] }
const rows = [row, { ...row, id: 2, ticked: [] }]
const press = (steps: Step[], column_id: number, mode: Mode = 'any'): Step[] => {
  const step = stepAt(row, column_id, pendingOf(rows, steps), mode)
  return step ? [...steps, step] : steps
}

test('a press ticks or unticks, and twice is no change', () => {
  const once = press([], 11)
  expect(changesOf(pendingOf(rows, once))).toEqual({ added: [{ row_id: 1, column_id: 11 }], removed: [] })
  expect(isTicked(row, 11, pendingOf(rows, once))).toBe(true)
  expect(pendingOf(rows, press(once, 11)).size).toBe(0)
  expect(changesOf(pendingOf(rows, press([], 10)))).toEqual({
    added: [],
    removed: [{ row_id: 1, column_id: 10 }],
  })
})

test('in a grid of one per row a press moves the tick, and the only one stays', () => {
  const moved = press([], 11, 'one')
  const change = { added: [{ row_id: 1, column_id: 11 }], removed: [{ row_id: 1, column_id: 10 }] }
  expect(changesOf(pendingOf(rows, moved))).toEqual(change)
  expect(press(moved, 11, 'one')).toBe(moved)
  const twice = press(moved, 12, 'one')
  expect(changesOf(pendingOf(rows, twice))).toEqual({ ...change, added: [{ row_id: 1, column_id: 12 }] })
  expect(pendingOf(rows, press(twice, 10, 'one')).size).toBe(0)
})

test('where a row may have none, its tick moves and comes off, and is one change either way', () => {
  const off = press([], 10, 'one or none')
  expect(changesOf(pendingOf(rows, off))).toEqual({ added: [], removed: [{ row_id: 1, column_id: 10 }] })
  const moved = press(off, 11, 'one or none')
  const change = { added: [{ row_id: 1, column_id: 11 }], removed: [{ row_id: 1, column_id: 10 }] }
  expect(changesOf(pendingOf(rows, moved))).toEqual(change)
  expect(changesOf(pendingOf(rows, press([], 11, 'one or none')))).toEqual(change)
  expect(pendingOf(rows, moved).size).toBe(1)
  expect(pendingOf(rows, press(moved, 10, 'one or none')).size).toBe(0)
})

test('what is stored meanwhile is no longer a change', () => {
  const steps = press([], 11)
  expect(pendingOf([{ ...row, ticked: [10, 11] }], steps).size).toBe(0)
})

test('undoing gives what was taken and takes what was given', () => {
  const given = { row_id: 1, column_id: 11 }
  expect(inverse({ added: [given], removed: [] })).toEqual({ added: [], removed: [given] })
})

test('saved changes are in the rows, and undone they are as before', () => {
  const change = { added: [{ row_id: 1, column_id: 11 }], removed: [{ row_id: 1, column_id: 10 }] }
  const saved = withChanges(rows, change)
  expect(saved.map(({ ticked }) => ticked)).toEqual([[11], []])
  expect(withChanges(saved, inverse(change))).toEqual(rows)
})
