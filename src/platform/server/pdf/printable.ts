/** Invisible characters that reverse the reading direction of what is between them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Arabic points, vowel signs and digits, and inherited characters: one of our fonts has them. */
const known =
  '\\t\\n\\x20-\\x7e\\xa0-\\xac\\xae-\\u017f\\u060c\\u061b\\u061f\\u064b-\\u0655\\u0660-\\u0669\\u06f0-\\u06f9\\u2010-\\u2015\\u2018-\\u201e\\u2022\\u2026\\u20ac'
const unknownMark = new RegExp(`(?![${known}])[\\p{M}\\p{C}]`, 'gu')
const unknownSign = new RegExp(`[^${known}\\p{L}]`, 'gu')
const box = '□'

/**
 * Makes text safe to set. The typesetter shows an empty box for characters that no font has, but crashes on
 * one that is not a letter and reads from right to left, so we substitute a box. Vowel points, which Hebrew
 * can do without, are left out.
 */
export function printable(text: string): string {
  const plain = text.replace(directionMarks, '')
  if (!rightToLeft.test(plain)) return plain
  return plain.replace(unknownMark, '').replace(unknownSign, box)
}

/** The same for every text in a value. */
export function printableIn<T>(part: T): T
export function printableIn(part: unknown): unknown {
  if (typeof part === 'string') return printable(part)
  if (Array.isArray(part)) return part.map(printableIn)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, printableIn(value)]))
}
