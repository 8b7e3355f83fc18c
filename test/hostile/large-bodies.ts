import type { Schema } from '../fuzz/operations.ts'

/** `part` again and again between a start and an end, `bytes` long at most. */
const filled = (start: string, part: string, end: string, bytes: number): string => {
  const times = Math.floor((bytes - start.length - end.length) / part.length)
  return start + part.repeat(Math.max(1, times)) + end
}

/** What a check may take long over, when there is much of it. */
const texts = ['x', ' ', '0', 'a ', '@', '.', 'a@', '\\\\', '\\u0020', '<']
const entries = ['0,', '{},', '[],', '"a",']

/** JSON texts of `bytes` that make as much work as they can for a call that takes `schema`. */
export function largeBodies({ properties = {} }: Schema, bytes: number): string[] {
  const names = Object.keys(properties)
  const lists = names.filter((name) => properties[name]?.type === 'array')
  const share = Math.floor(bytes / Math.max(1, names.length)) - 50
  return [
    filled('{"a":"', 'x', '"}', bytes),
    filled('{"a":', '[', '', bytes),
    filled('{"a":[', '0,', '0]}', bytes),
    `{${Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":0`).join(',')}}`,
    ...lists.flatMap((name) => entries.map((entry) => filled(`{"${name}":[`, entry, '0]}', bytes))),
    ...texts.map((text) => `{${names.map((name) => filled(`"${name}":"`, text, '"', share)).join(',')}}`),
  ]
}
