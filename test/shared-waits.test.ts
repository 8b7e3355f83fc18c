import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands between the bracket that opens at `from` and its match. */
function insideBracket(source: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < source.length; at++) {
    if ('([{'.includes(source[at]!)) depth++
    if (')]}'.includes(source[at]!)) depth--
  }
  return source.slice(from, at)
}

// While one element is awaited, nobody waits for those already started: if such a one fails, the process ends.
test('no list of what is waited for together awaits one of its elements', () => {
  const opening = /Promise\.all(?:Settled)?\(\[/g
  const found = globSync('src/**/*.{ts,tsx}').flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    return [...source.matchAll(opening)].flatMap(({ 0: { length }, index }) =>
      // What an element's own function awaits is its own.
      /\bawait\b/.test(insideBracket(source, index + length).replaceAll(/async \(.*?\) =>[^\n]*/g, ''))
        ? [`${path}: ${source.slice(0, index).split('\n').length}`]
        : [],
    )
  })
  expect(found).toEqual([])
})
