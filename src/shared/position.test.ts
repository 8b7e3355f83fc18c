import { expect, test } from 'vitest'
import { formatPosition, parsePosition } from './position.ts'

test.each(['', 'Laverton', '-37.829', '-91, 144', '-37.8, 181', '37.8 S, 144.8 E', '-37.829, 144.787, 12'])(
  '%j is no position',
  (typed) => {
    expect(parsePosition(typed)).toBeNull()
  },
)

test.each(['-37.829, 144.787', ' (-37.829,144.787) ', '-37.829 144.787', '-37.8290000, 144.78700004'])(
  '%j is a position',
  (typed) => {
    expect(formatPosition(parsePosition(typed)!)).toBe('-37.829, 144.787')
  },
)
