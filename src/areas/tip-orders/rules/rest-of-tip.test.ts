import { expect, test } from 'vitest'
import { restOfTip } from './rest-of-tip.ts'

const rest = (planned: [number | null, number | null], done: [number, number | null]) =>
  restOfTip({
    planned_loads: planned[0],
    planned_quantity: planned[1],
    done_loads: done[0],
    done_quantity: done[1],
  })

test('what is left of a plan is what was not tipped, of each figure that it has', () => {
  expect(rest([6, 72], [2, 24.6])).toEqual({ planned_loads: 4, planned_quantity: 47.4 })
  expect(rest([6, null], [0, null])).toEqual({ planned_loads: 6, planned_quantity: null })
  // Loads that nobody weighed.
  expect(rest([null, 72], [3, null])).toEqual({ planned_loads: null, planned_quantity: 72 })
})

test('nothing is left once either figure is reached, and a plan without figures goes on', () => {
  expect(rest([6, 72], [6, 60])).toBeNull()
  expect(rest([6, 72], [5, 72.4])).toBeNull()
  expect(rest([null, null], [9, 100])).toEqual({ planned_loads: null, planned_quantity: null })
})
