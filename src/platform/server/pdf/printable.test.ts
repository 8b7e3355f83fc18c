import { expect, test } from 'vitest'
import { printable, printableIn } from './printable.ts'

test.each(['Müller & Söhne, 20 m³ at 45°: €1,250.50 – “now”', 'nice 👍🏽 漢字 ❤️', 'محمد علي، 12', 'שלום'])(
  '%j is set as it is',
  (text) => {
    expect(printable(text)).toBe(text)
  },
)

test('characters that reverse the reading direction are left out', () => {
  expect(printable('\u202aCall \u202e0412 345 678\u202c\u2069')).toBe('Call 0412 345 678')
})

test('next to right-to-left letters a box replaces characters that no font has', () => {
  expect(printable('\ufdfd a\nb 😀 שָׁ')).toBe('□ a\nb □ ש')
})

test('every text of a view is processed, and nothing else is changed', () => {
  const view = { name: '\u202eA', lines: ['\ufdfd'], total: null, is_text: false, pages: 3 }
  expect(printableIn(view)).toEqual({ name: 'A', lines: ['□'], total: null, is_text: false, pages: 3 })
})
