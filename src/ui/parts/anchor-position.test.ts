import { expect, test } from 'vitest'
import { anchorPosition } from './anchor-position.ts'

const viewport = { width: 400, height: 300 }
const anchor = { left: 100, top: 50, width: 40, height: 30 }

test('goes under its anchor, aligned at the start, centre or end', () => {
  const floating = { width: 80, height: 100 }
  expect(anchorPosition(anchor, floating, viewport, 'start')).toEqual({ left: 100, top: 84 })
  expect(anchorPosition(anchor, floating, viewport, 'center')).toEqual({ left: 80, top: 84 })
  expect(anchorPosition(anchor, floating, viewport, 'end')).toEqual({ left: 60, top: 84 })
})

test('goes above when there is no room below', () => {
  const low = { ...anchor, top: 250 }
  expect(anchorPosition(low, { width: 80, height: 100 }, viewport, 'start').top).toBe(146)
})

test('never leaves the window', () => {
  expect(anchorPosition({ ...anchor, left: 380 }, { width: 80, height: 50 }, viewport, 'start').left).toBe(
    316,
  )
  expect(anchorPosition({ ...anchor, left: 0 }, { width: 80, height: 50 }, viewport, 'end').left).toBe(4)
  expect(anchorPosition(anchor, { width: 80, height: 290 }, viewport, 'start').top).toBe(6)
})
