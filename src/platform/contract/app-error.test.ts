import { expect, test } from 'vitest'
import { AppError, type RefusalCode, refusals } from './app-error.ts'

test.each(Object.keys(refusals) as RefusalCode[])('%s says when to come again if it passes', (code) => {
  const passes = [429, 503].includes(refusals[code][0])
  expect(new AppError(code).details.retry_after_seconds !== undefined).toBe(passes)
})

test('the place that refuses knows better when to come again', () => {
  const details = { retry_after_seconds: 900, data: 1 }
  expect(new AppError('throttled', 'Wait.', details).details).toEqual(details)
})
