import type { Chance } from '#db/demo/random.ts'
import type { Schema } from './operations.ts'
import { type Records, anyId, tableOf } from './records.ts'

export interface Inputs {
  random: Chance
  records: Records
  /** The call's: says what an `id` refers to. */
  path: string
}

/** The meaning of text fields, by name; the first match counts. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/email|^to$/, 'jo@kestrel.example'],
  [/mobile|phone/, '0412 345 678'],
  [/^abn$|_abn$/, '51 824 753 556'],
  [/postcode/, '3018'],
  [/website/, 'www.example.com'],
  [/time$/, '07:00'],
  [/date|dates|dob|_on$|_from$|_until$|^from$|^until$|supply_to/, '2026-11-24'],
  [/^user_types?$/, '5'],
  [/^list_key$/, '/dashboard/clients'],
  [/^search$/, 'search=civil'],
  [/sha256/, 'a'.repeat(64)],
  [/^secret$/, 'A'.repeat(43)],
]

/** A plausible value for a schema; ids exist. */
export function validValue(schema: Schema, name: string, inputs: Inputs): unknown {
  const { random } = inputs
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), name, inputs)
  switch (schema.type ?? 'any') {
    case 'string':
      return validText(schema, name, inputs)
    case 'integer':
    case 'number':
      return validNumber(schema, name, inputs)
    case 'boolean':
      return random.happens(50)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.whole(0, 2)) }, () =>
        validValue(schema.items ?? {}, name, inputs),
      )
    case 'object':
      return validObject(schema, inputs)
    default:
      return 'anything'
  }
}

/** Required fields, and occasionally some of the others. */
export function validObject(schema: Schema, inputs: Inputs): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([key]) => schema.required?.includes(key) || inputs.random.happens(40),
  )
  return Object.fromEntries(wanted.map(([key, one]) => [key, validValue(one, key, inputs)]))
}

function validText(
  { format, minLength = 0, maxLength }: Schema,
  name: string,
  { random, records }: Inputs,
): string {
  if (format === 'uuid') return name === 'key' ? anyId(records, 'file_key', random) : random.uuid()
  if (format === 'date-time') return '2026-11-20T06:00:00+11:00'
  const known = texts.find(([part]) => part.test(name))?.[1]
  return (known ?? 'Some words'.padEnd(minLength, '.')).slice(0, maxLength)
}

function validNumber(schema: Schema, name: string, { random, records, path }: Inputs): number {
  if (/(^|_)ids?$/.test(name)) return Number(anyId(records, tableOf(path, name), random)) || 1
  if (name === 'version') return random.whole(0, 4)
  const from = Math.ceil(schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1)
  return random.whole(from, Math.min(schema.maximum ?? 1000, from + 100))
}
