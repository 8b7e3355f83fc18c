import type { Chance } from '#db/demo/random.ts'
import { type JsonText, badValue } from './bad-value.ts'
import { type FuzzRequest, type Kind, type Making, json } from './fuzz-request.ts'
import { plainCall } from './addresses.ts'
import { validObject } from './valid-value.ts'

type Json = Record<string, unknown>

/** The places in a value where something can be substituted. */
type Place = { within: Json; key: string } | { within: unknown[]; key: number }

function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) {
    const list = value as unknown[]
    return list.flatMap((one, key) => [{ within: list, key }, ...placesIn(one)])
  }
  if (typeof value !== 'object' || value === null) return []
  const record = value as Json
  return Object.entries(record).flatMap(([key, one]) => [{ within: record, key }, ...placesIn(one)])
}

const mark = (n: number): string => `@@bad${n}@@`
const put = (place: Place, value: unknown): void => {
  ;(place.within as Json)[place.key] = value
}

/** A plausible body. */
export function validBody({ operation, random, records }: Making): Json {
  const inputs = { random, records, path: operation.path }
  const { oneOf } = operation.body ?? {}
  const body = oneOf ? random.pick(oneOf) : (operation.body ?? {})
  return validObject(body, inputs)
}

/** A plausible body, with `many` bad fields. @returns its JSON text. */
export function nearlyValidBody(making: Making, many: number): JsonText {
  const { random, operation } = making
  const body = validBody(making)
  // An omitted field can be bad too.
  if (many > 0) body[random.pick([...Object.keys(operation.body?.properties ?? {}), 'unknown'])] ??= 1
  const bad: JsonText[] = []
  for (let n = 0; n < many; n++) {
    const place = random.pick(placesIn(body))
    bad.push(badValue(random, (place.within as Json)[place.key]))
    put(place, mark(n))
  }
  return bad.reduce((text, value, n) => text.replace(`"${mark(n)}"`, () => value), JSON.stringify(body))
}

const sent = (kind: string, making: Making, payload: string): FuzzRequest => ({
  ...plainCall(kind, making),
  payload,
  headers: json,
})

export const badField: Kind = (making) => sent('field', making, nearlyValidBody(making, 1))
export const badFields: Kind = (making) =>
  sent('fields', making, nearlyValidBody(making, making.random.whole(2, 4)))
export const badWhole: Kind = (making) => sent('whole body', making, badValue(making.random))
export const emptyBody: Kind = (making) => sent('empty body', making, '')

export const missingField: Kind = (making) => {
  const { operation, random } = making
  const body = validBody(making)
  const required = operation.body?.required ?? Object.keys(body)
  if (required.length > 0) delete body[random.pick(required)]
  return sent('missing field', making, JSON.stringify(body))
}

const strangers = ['id', 'approved', 'user_type', 'total_cents', 'created_by', 'version ', '__proto__', '']
export const unknownField: Kind = (making) => {
  const key = making.random.pick(strangers)
  const text = JSON.stringify(validBody(making))
  return sent('field that is not known', making, `{"${key}":1${text === '{}' ? '}' : `,${text.slice(1)}`}`)
}

export const sameKeyTwice: Kind = (making) => {
  const body = validBody(making)
  const key = making.random.pick([...Object.keys(body), 'unknown'])
  const text = JSON.stringify(body)
  const twice = `"${key}":${badValue(making.random)}`
  return sent('key twice', making, text === '{}' ? `{${twice},${twice}}` : `${text.slice(0, -1)},${twice}}`)
}

const brokenTexts = [
  '{',
  '{"a":1}}',
  '{a:1}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":"\t"}',
  '{"a":01}',
  'undefined',
]
export const brokenJson: Kind = (making) => {
  const { random } = making
  const text = JSON.stringify(validBody(making))
  const cut = text.slice(0, random.whole(1, Math.max(1, text.length - 1)))
  return sent('JSON cut off', making, random.happens(50) ? cut : random.pick(brokenTexts))
}

const otherTypes = [
  'text/plain',
  'text/csv',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  ';;;',
  '*/*',
]
export const otherType: Kind = (making) => {
  const { random } = making
  const request = sent('content type', making, JSON.stringify(validBody(making)))
  return random.happens(10)
    ? { ...request, headers: {} }
    : { ...request, headers: { 'content-type': random.pick(otherTypes) } }
}

/** Bytes that are not UTF-8, and JSON in another encoding. */
export const otherBytes: Kind = (making) => {
  const bytes = making.random.pick([
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from('{"name":"a"}', 'utf16le'),
    Buffer.alloc(1000),
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
  ])
  return { ...sent('bytes', making, ''), payload: bytes }
}

export const asForm: Kind = (making) => {
  const body = validBody(making)
  const entries = Object.entries(body).map(([key, value]): [string, string] => [
    spelledKey(key, making.random),
    String(value),
  ])
  return {
    ...plainCall('form', making),
    payload: new URLSearchParams(entries).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}
const spelledKey = (key: string, random: Chance): string =>
  random.pick([key, `${key}[]`, `${key}[0]`, `${key}[99999]`, '__proto__', `${key}[__proto__]`])
