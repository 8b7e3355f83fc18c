import { expect, test } from 'vitest'
import { AppError, type RefusalCode, refusals } from './app-error.ts'

test.each(Object.keys(refusals) as RefusalCode[])('%s says when to try again if it is temporary', (code) => {
  const passes = [429, 503].includes(refusals[code][0])
  expect(new AppError(code).details.retry_after_seconds !== undefined).toBe(passes)
})

test('the code that refuses can give a better retry time', () => {
  const details = { retry_after_seconds: 900, data: 1 }
  expect(new AppError('throttled', 'Wait.', details).details).toEqual(details)
})
