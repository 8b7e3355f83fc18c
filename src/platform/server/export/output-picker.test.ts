import { expect, test } from 'vitest'
import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'
import { type Permission, grant } from '#shared/permissions.ts'
import { compilePicker } from './output-picker.ts'

test('only the fields of the schema leave, in lists and nested objects too', () => {
  const copy = compilePicker(
    z.object({ rows: z.array(z.object({ id: z.number() })), of: z.string().nullable() }),
  )
  expect(copy({ rows: [{ id: 1, rate_cents: 5 }], of: null, secret: 'x' }, {})).toEqual({
    rows: [{ id: 1 }],
    of: null,
  })
})

test('a field that needs a right is absent for viewers without it', () => {
  const copy = compilePicker(
    z.object({
      total: z.number(),
      rows: z.array(
        z.object({
          id: z.number(),
          rate: seenBy(z.number(), 'jobs:rates'),
          cost: seenBy(z.object({ cents: z.number() }).nullable(), 'products:cost', 'quotes:margin'),
        }),
      ),
    }),
  )
  const answer = { total: 1, rows: [{ id: 1, rate: 5, cost: { cents: 3, of: 'Bo' } }] }
  const picked = (...rights: Permission[]): unknown =>
    JSON.parse(JSON.stringify(copy(answer, grant('all', ...rights))))
  expect(picked('products:read')).toEqual({ total: 1, rows: [{ id: 1 }] })
  expect(picked('jobs:rates')).toEqual({ total: 1, rows: [{ id: 1, rate: 5 }] })
  expect(picked('quotes:margin')).toEqual({ total: 1, rows: [{ id: 1, cost: { cents: 3 } }] })
})

const seen = seenBy(z.number(), 'jobs:rates')
test.each([
  ['nullable', z.object({ rate: seen.nullable() })],
  ['optional', z.object({ rate: seen.optional() })],
  ['partial', z.object({ rate: seen }).partial()],
  ['in a list', z.object({ rates: z.array(seen) })],
  ['in a record', z.object({ rates: z.record(z.string(), seen) })],
  ['the whole answer', seen],
  ['rows of a list', z.array(seen)],
])('rights that something wraps are refused at start: %s', (_how, schema) =>
  expect(() => compilePicker(schema)).toThrow('Rights (seenBy) belong to a field itself'),
)

test('of a discriminated union only the fields of its kind leave', () => {
  const copy = compilePicker(
    z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('call'), phone: z.string() }),
        z.object({ kind: z.literal('open'), to: z.string() }),
      ])
      .nullable(),
  )
  expect(copy({ kind: 'call', phone: '0491 570 156', to: '/rates' }, {})).toEqual({
    kind: 'call',
    phone: '0491 570 156',
  })
  expect(copy({ kind: 'open', to: '/jobs', phone: '0491 570 156' }, {})).toEqual({
    kind: 'open',
    to: '/jobs',
  })
  expect(copy(null, {})).toBeNull()
  expect(() => copy({ kind: 'pay', bsb: '063-000' }, {})).toThrow('An answer of no known kind')
})

test('what is text or an object leaves as text, or with the fields of the object', () => {
  const copy = compilePicker(
    z.object({ text: z.union([z.string(), z.object({ type: z.string() })]).nullable() }),
  )
  expect(copy({ text: 'As signed.' }, {})).toEqual({ text: 'As signed.' })
  expect(copy({ text: { type: 'doc', cost_cents: 1 } }, {})).toEqual({ text: { type: 'doc' } })
  expect(copy({ text: null }, {})).toEqual({ text: null })
})

test('a schema that does not say which keys may leave is refused at start', () => {
  const one = z.object({ a: z.string() })
  const other = z.object({ b: z.string() })
  expect(() => compilePicker(z.union([one, other]))).toThrow('An answer may not hold a zod union')
  expect(() =>
    compilePicker(
      z.discriminatedUnion('kind', [
        one.extend({ kind: z.enum(['x', 'y']) }),
        other.extend({ kind: z.literal('z') }),
      ]),
    ),
  ).toThrow('An answer may not hold a zod union')
})
