import { expect, test } from 'vitest'
import { followSkills } from './follow-skills.ts'

test('an order gains and loses what its requirement does, and keeps skills of its own', () => {
  expect(followSkills([1, 2], [1, 2], [2, 3])).toEqual([2, 3])
  expect(followSkills([2, 9], [1, 2], [1, 3])).toEqual([3, 9])
  expect(followSkills([3], [], [3, 4])).toEqual([3, 4])
  expect(followSkills([1], [1], [1])).toEqual([1])
  expect(followSkills([], [1], [])).toEqual([])
})
