import { expect, test } from 'vitest'
import { count, figure } from './proof.ts'
import { adversarialTexts } from './regular-expressions/adversarial.ts'
import { findRegularExpressions, type Found } from './regular-expressions/find-expressions.ts'

/** A quadratic expression takes a hundred times the limit. */
const length = count({ short: 10_000, full: 100_000 })
/** In milliseconds. */
const limit = 10

const found = [
  ...new Map(findRegularExpressions().map((one) => [`${one.pattern}/${one.flags}`, one])).values(),
]

/** The fastest of three, since other load interferes. */
function shortestTime(expression: RegExp, text: string): number {
  let shortest = Infinity
  for (let tries = 0; tries < 3 && shortest > limit / 2; tries++) {
    expression.lastIndex = 0
    const started = performance.now()
    if (expression.global) text.replaceAll(expression, '')
    else expression.exec(text)
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}

function slowest({ pattern, flags }: Found): { ms: number; text: string } {
  const expression = new RegExp(pattern, flags)
  let worst = { ms: 0, text: '' }
  for (const text of adversarialTexts(pattern, flags, length)) {
    const ms = shortestTime(expression, text)
    if (ms > worst.ms) worst = { ms, text }
    if (ms > limit) break
  }
  return worst
}

// S16.
test('no regular expression takes long, whatever its input', { timeout: 1_200_000 }, () => {
  expect(found.length).toBeGreaterThan(50)
  const times = found.map((one) => ({ ...one, ...slowest(one) }))
  const slow = times
    .filter(({ ms }) => ms > limit)
    .map(
      ({ file, pattern, ms, text }) =>
        `${file} /${pattern}/ ${ms.toFixed(0)} ms for ${JSON.stringify(text.slice(0, 20))} … ${JSON.stringify(text.slice(-5))}`,
    )
  expect(slow).toEqual([])
  const worst = Math.max(...times.map(({ ms }) => ms))
  figure(
    'S16',
    `${found.length} regular expressions, ${worst.toFixed(1)} ms at most for texts of ${length / 1000} kB`,
  )
})
