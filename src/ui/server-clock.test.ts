import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, onServerTime, serverNow } from './server-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T06:00:00+11:00') })
})
afterEach(() => {
  noteServerTime(new Date().toISOString())
  vi.useRealTimers()
})

test('it is what the server says, however far off the computer’s clock is, and goes on from there', () => {
  noteServerTime('2026-11-19T19:00:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-11-19T19:00:00.000Z')
  vi.advanceTimersByTime(90_000)
  expect(serverNow().toISOString()).toBe('2026-11-19T19:01:30.000Z')
})

test('a computer whose clock is set right while a page is open is followed with the next answer', () => {
  noteServerTime('2026-11-19T19:00:00.000Z')
  vi.setSystemTime('2026-11-19T19:02:00.000Z')
  noteServerTime('2026-11-19T19:02:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-11-19T19:02:00.000Z')
})

test('screens hear of a wrong clock, not of the second that an answer takes', () => {
  const hear = vi.fn<() => void>()
  const stop = onServerTime(hear)
  noteServerTime('2026-11-14T19:00:01.000Z')
  expect(hear).not.toHaveBeenCalled()
  noteServerTime('2026-11-19T19:00:00.000Z')
  expect(hear).toHaveBeenCalledOnce()
  stop()
})

test.each([null, undefined, '', '__NOW__'])('without the server’s time (%s) it is the computer’s', (none) => {
  noteServerTime(none)
  expect(serverNow()).toEqual(new Date())
})
