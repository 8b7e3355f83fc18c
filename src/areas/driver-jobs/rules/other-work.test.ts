import { expect, test } from 'vitest'
import type { TimeEntry } from '../contract/progress.ts'
import { excludeBusy, freeFrom } from './other-work.ts'

const entry = (started_at: string, ended_at: string | null): TimeEntry => ({
  kind: 'work',
  started_at,
  ended_at,
  note: null,
})
const cut = (own: [string, string | null], ...others: [string, string | null][]) =>
  excludeBusy(
    [entry(...own)],
    others.map(([started_at, ended_at]) => ({ started_at, ended_at })),
  ).map(({ started_at, ended_at }) => [started_at, ended_at])

test('work started in the middle of other work begins at its end, including work that follows directly', () => {
  const busy = [
    { started_at: '10', ended_at: '11' },
    { started_at: '11', ended_at: '12' },
    { started_at: '13', ended_at: null },
  ]
  expect(['09', '10', '11', '12', '13'].map((at) => freeFrom(at, busy))).toEqual([
    '09',
    '12',
    '12',
    '12',
    '13',
  ])
})

test('ended hours exclude other work, whether in the middle, around, at an end or still running', () => {
  expect(cut(['09', '12'], ['10', '11'])).toEqual([
    ['09', '10'],
    ['11', '12'],
  ])
  expect(cut(['09', '12'], ['08', '13'])).toEqual([])
  expect(cut(['09', '12'], ['08', '10'], ['11', '13'])).toEqual([['10', '11']])
  expect(cut(['09', '12'], ['10', null])).toEqual([['09', '10']])
  expect(cut(['09', '12'], ['08', null])).toEqual([])
})

test('work that only touches other work is unchanged', () => {
  expect(cut(['09', '12'], ['08', '09'], ['12', '13'], ['12', null])).toEqual([['09', '12']])
})

test('running work begins after the work it started in, and leaves later work to its end', () => {
  expect(cut(['09', null], ['08', '10'])).toEqual([['10', null]])
  expect(cut(['09', null], ['10', '11'], ['12', null])).toEqual([['09', null]])
})
