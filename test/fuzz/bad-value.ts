import type { Chance } from '#db/demo/random.ts'

/**
 * A value as request text: JSON cannot hold most of these as values, and `1e999`, `-0` and a lone surrogate
 * must arrive unchanged.
 */
export type JsonText = string

const quoted = (text: string): JsonText => JSON.stringify(text)
const nested = (depth: number): JsonText => `${'['.repeat(depth)}${']'.repeat(depth)}`

const texts: readonly JsonText[] = [
  '""',
  '" "',
  quoted('a\0b'),
  '"\\ud800"',
  '"\\udfff\\ud800"',
  quoted('x'.repeat(256)),
  quoted('x'.repeat(10_001)),
  quoted("'; drop table client; --"),
  quoted('<script>alert(1)</script>'),
  quoted('../../../etc/passwd'),
  quoted('=cmd|calc!A1'),
  quoted('a\r\nbcc: all@example.com'),
  quoted('\u202e\u200b\ufeff'),
  quoted('é'.normalize('NFD').repeat(200)),
  '"NaN"',
  '"1e999"',
  '"0x10"',
  '"-0"',
  '"%00"',
  '"null"',
  '"__proto__"',
]
const numbers: readonly JsonText[] = [
  '0',
  '-0',
  '-1',
  '1.5',
  '0.1',
  '1e-400',
  '1e999',
  '-1e999',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999999999',
]
const days: readonly JsonText[] = [
  '"0000-01-01"',
  '"-000001-01-01"',
  '"-1-01-01"',
  '"9999-12-31"',
  '"10000-01-01"',
  '"2026-02-30"',
  '"2026-13-01"',
  '"2026-00-00"',
  '"24:00"',
  '"99:99"',
  '"7:0"',
  '"0000-01-01T00:00:00Z"',
  '"9999-12-31T23:59:59Z"',
  '"9999-12-31T23:59:59-23:59"',
  '"-271821-04-20T00:00:00Z"',
  '"2026-02-30T00:00:00Z"',
  '"2026-11-20T24:00:00+11:00"',
  '"2026-11-20T06:00:00+99:99"',
]
const shapes: readonly JsonText[] = [
  'null',
  'true',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"id":1}',
  '{"__proto__":{"admin":1}}',
  '{"constructor":{"prototype":{"admin":1}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '{"$gt":""}',
  nested(100),
]
/** These cost as much as a hundred others, so a few are enough. */
const large: readonly (() => JsonText)[] = [
  () => quoted('x'.repeat(100_000)),
  () => quoted('x'.repeat(900_000)),
  () => quoted('x'.repeat(1_000_000)),
  () => nested(20_000),
  () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  () => `[${'1,'.repeat(20_000)}1]`,
  () => `{${Array.from({ length: 2000 }, (_, n) => `"unknown${n}":1`).join(',')}}`,
]

/** Anything but what a field expects; mostly of a type like `like`, which gets further than another type. */
export function badValue(random: Chance, like?: unknown): JsonText {
  if (random.happens(3)) return random.pick(large)()
  const lists = [texts, numbers, days, shapes]
  if (typeof like === 'string' && random.happens(60)) return random.pick(random.pick([texts, days]))
  if (typeof like === 'number' && random.happens(60)) return random.pick(numbers)
  return random.pick(random.pick(lists))
}

/** What may be in a path, escaped: invalid ids, and path traversal. */
export const badParts: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '01',
  '1e3',
  '0x1',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  'abc',
  '%00',
  '%20',
  '%2e%2e',
  '..%2f..%2f',
  '%25',
  '%E0%A4%A',
  '%F0%9F',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object%20Object]',
  '1;select%201',
  '1%27%20or%201=1',
  'x'.repeat(201),
  '0190c0de-0000-4000-8000-000000000001',
]

/** What may follow a name in a query. */
export const badQueryValues: readonly string[] = [
  ...badParts,
  '',
  '1,2',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '24:00',
  'NaN',
  '1e999',
  '-0',
  '%EF%BF%BE',
  '%ED%A0%80',
  '(((((',
  '%25%5F%5C',
  'x'.repeat(5000),
]
