import { expect, test } from 'vitest'
import type { Arranged, ArrangedOrder } from '#areas/scheduler/contract/arrange.ts'
import {
  afterAnswers,
  type BoardCall,
  noHistory,
  ordersOf,
  returningOrders,
  withDone,
  withRedone,
  withUndone,
} from './board-call.ts'

/** The order in a version, with one booking of a machine. */
const order = (version: number, booking = { id: 1, version: 1 }): ArrangedOrder => ({
  id: 7,
  order_no: 'J-1-07',
  order_status: 'Pending',
  version,
  work_date: '2026-11-23',
  starts_at: '',
  ends_at: '',
  bookings: [{ ...booking, asset_id: 5, driver_id: null, attachment_id: null, certainty: 'confirmed' }],
})
const answer = (version: number, before = version - 1): Arranged => ({
  before: [order(before)],
  orders: [order(version)],
  undo: { orders: [{ id: 7, version, work_date: '2026-11-23' }], cancel: [] },
})
const move: BoardCall = { kind: 'arrange', orders: [{ id: 7, version: 1, work_date: '2026-11-24' }] }

test('what is undone can be redone with the versions that undoing left, until something else is done', () => {
  const done = withDone(noHistory, 'Moved', move, answer(2))
  expect(done.done.at(-1)?.undo).toEqual({ kind: 'arrange', ...answer(2).undo })
  const undone = withUndone(done, answer(3))
  expect([undone.done, undone.undone.at(-1)?.redo]).toEqual([[], { kind: 'arrange', ...answer(3).undo }])
  expect(withRedone(undone, 'Moved again', answer(4)).done.at(-1)).toMatchObject({
    words: 'Moved again',
    undo: { kind: 'arrange', ...answer(4).undo },
  })
  expect(withDone(undone, 'Another', move, answer(4)).undone).toEqual([])
})

test('a copy is made anew, and a split from the version that undoing left', () => {
  const copy: BoardCall = { kind: 'copy', ids: [7], dates: ['2026-11-25'] }
  expect(withUndone(withDone(noHistory, 'Copied', copy, answer(2)), answer(3)).undone[0]?.redo).toEqual(copy)
  const split: BoardCall = { kind: 'split', id: 7, version: 1, at: '11:00', asset_id: 2 }
  const undone = withUndone(withDone(noHistory, 'Split', split, answer(2)), answer(3))
  expect(undone.undone[0]?.redo).toEqual({ ...split, version: 3 })
})

test('the last fifty are kept, and an empty history stays one', () => {
  let history = noHistory
  for (let at = 0; at < 60; at++) history = withDone(history, `Move ${at}`, move, answer(at + 1))
  expect([history.done.length, history.done[0]?.words]).toEqual([50, 'Move 10'])
  expect([withUndone(noHistory, answer(1)), withRedone(noHistory, 'Moved', answer(1))]).toEqual([
    noHistory,
    noHistory,
  ])
  expect([move, { kind: 'copy', ids: [1, 2], dates: [] } as const].map(ordersOf)).toEqual([[7], [1, 2]])
})

test('an earlier action is undone after a later one, though that has left other versions and bookings', () => {
  const release: Arranged = {
    before: [order(1)],
    orders: [order(1, { id: 2, version: 1 })],
    undo: { orders: [{ id: 7, version: 1, release: [{ id: 2, version: 1 }] }], cancel: [] },
  }
  const first = withDone(noHistory, 'Replaced', move, release)
  const later: Arranged = { ...answer(2), before: [order(1, { id: 2, version: 1 })] }
  const both = withDone(first, 'Moved', move, later)
  const undone = withUndone(both, { ...answer(3), orders: [order(3, { id: 9, version: 4 })] })
  expect(undone.done.at(-1)?.undo).toMatchObject({
    orders: [{ id: 7, version: 3, release: [{ id: 9, version: 4 }] }],
  })
  // Somebody else’s change in between had another version, which stays what it was: the server refuses it.
  const theirs = withDone(first, 'Moved', move, { ...answer(5), before: [order(4)] })
  expect(withUndone(theirs, answer(6)).done.at(-1)?.undo).toMatchObject({ orders: [{ version: 1 }] })
})

test('what was asked before an answer came back builds on it, but not on what someone else changed', () => {
  const next: BoardCall = { kind: 'arrange', orders: [{ id: 7, version: 1, work_date: '2026-11-26' }] }
  const versionAfter = (...answers: Arranged[]) => {
    const call = afterAnswers(next, answers)
    return call.kind === 'arrange' && call.orders[0]?.version
  }
  expect([versionAfter(), versionAfter(answer(2)), versionAfter(answer(2), answer(3))]).toEqual([1, 2, 3])
  expect(versionAfter(answer(3))).toBe(1)
})

test('a booking keeps its version where someone else changed it between', () => {
  const release: BoardCall = {
    kind: 'arrange',
    orders: [
      {
        id: 7,
        version: 1,
        release: [{ id: 1, version: 1 }],
        certainty: [{ id: 1, version: 1, certainty: 'pencilled' }],
      },
    ],
  }
  const after = (before: ArrangedOrder) =>
    afterAnswers(release, [{ ...answer(2), before: [before], orders: [order(2, { id: 9, version: 4 })] }])
  const now = { id: 9, version: 4 }
  expect(after(order(1))).toMatchObject({
    orders: [{ version: 2, release: [now], certainty: [{ ...now, certainty: 'pencilled' }] }],
  })
  const old = { id: 1, version: 1 }
  expect(after(order(1, { id: 1, version: 2 }))).toMatchObject({
    orders: [{ version: 2, release: [old], certainty: [{ ...old, certainty: 'pencilled' }] }],
  })
})

test('only the orders that a refusal names go back to pending', () => {
  const release: BoardCall = {
    kind: 'arrange',
    orders: [7, 8].map((id) => ({ id, version: 1, release: [{ id, version: 1 }] })),
  }
  expect(returningOrders(release, ['orders.1.order_status'])).toEqual({
    kind: 'arrange',
    orders: [release.orders[0], { ...release.orders[1], order_status: 'Pending' }],
  })
  expect(returningOrders(release, ['override'])).toBeNull()
  expect(returningOrders({ kind: 'copy', ids: [7], dates: [] }, ['orders.0.order_status'])).toBeNull()
})
