import { expect, test } from 'vitest'
import { joinTips, splitTip } from './split-tip.ts'

type Figures = [loads: number | null, quantity: number | null]
const plan = ([planned_loads, planned_quantity]: Figures) => ({ planned_loads, planned_quantity })
const split = (
  planned: Figures,
  [first, second]: [number, number],
  {
    done = [0, null],
    unit = 'tonne' as const,
  }: { done?: [number, number | null]; unit?: 'tonne' | 'load' } = {},
) => splitTip({ ...plan(planned), done_loads: done[0], done_quantity: done[1], unit }, { first, second })

test('two trucks share a plan by their hours, in whole loads, the odd one to the first', () => {
  expect(split([6, null], [4, 4])).toEqual({ first: plan([3, null]), second: plan([3, null]) })
  // 6 loads × 5 h of 8 h are 3.75.
  expect(split([6, null], [3, 5])).toEqual({ first: plan([3, null]), second: plan([3, null]) })
  expect(split([7, null], [4, 4])).toEqual({ first: plan([4, null]), second: plan([3, null]) })
  // 12 t a load.
  expect(split([6, 72], [6, 2])).toEqual({ first: plan([5, 60]), second: plan([1, 12]) })
  expect(split([null, 72.5], [4, 4])).toEqual({ first: plan([null, 36.25]), second: plan([null, 36.25]) })
  expect(split([null, 7], [4, 4], { unit: 'load' })).toEqual({
    first: plan([null, 4]),
    second: plan([null, 3]),
  })
  expect(split([null, null], [4, 4])).toEqual({ first: plan([null, null]), second: plan([null, null]) })
})

test('too little to share stays with the first', () => {
  expect(split([1, null], [1, 7])).toEqual({ first: plan([1, null]), second: null })
  expect(split([3, 36], [6, 2])).toEqual({ first: plan([3, 36]), second: null })
})

test('of what was begun, only what was not tipped goes along', () => {
  expect(split([6, 72], [4, 4], { done: [2, 24.6] })).toEqual({
    first: plan([2, 24.6]),
    second: plan([4, 47.4]),
  })
  // Loads that nobody weighed.
  expect(split([6, 72], [4, 4], { done: [2, null] })).toEqual({
    first: plan([2, null]),
    second: plan([4, 72]),
  })
  expect(split([6, 72], [4, 4], { done: [6, 70] })).toEqual({ first: plan([6, 72]), second: null })
})

test('what was shared comes together again', () => {
  expect(joinTips(plan([4, 48.1]), plan([2, 24.2]))).toEqual(plan([6, 72.3]))
  expect(joinTips(plan([null, null]), plan([null, 72]))).toEqual(plan([null, 72]))
})
