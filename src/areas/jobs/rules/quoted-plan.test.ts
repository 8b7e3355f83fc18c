import { expect, test } from 'vitest'
import { type QuotedLine, plannedLines } from './quoted-plan.ts'

const roller: QuotedLine = {
  id: 1,
  kind: 'hire',
  description: 'Padfoot roller',
  unit: 'hour',
  quantity: 8,
  min_quantity: null,
  unit_price_cents: 150_00,
  counts: true,
  hired: { asset_category_id: 4, category: 'Roller', is_archived: false, is_cartage: 0, is_float: 0 },
}
const plan = (line: Partial<QuotedLine>, work_days = 3) =>
  plannedLines([{ ...roller, ...line }], work_days)[0]

test('a roller for 8 hours comes on one of three days, and the question is asked', () => {
  expect(plan({})).toMatchObject({ becomes: 'orders', days: 1, asks: 1 })
  expect(plan({ quantity: 24 })).toMatchObject({ days: 3, asks: 0 })
  expect(plan({ quantity: 17 })).toMatchObject({ days: 3, asks: 0 })
  expect(plan({ quantity: 40 })).toMatchObject({ days: 3, asks: 1 })
  expect(plan({ unit: 'day', quantity: 2 })).toMatchObject({ days: 2, asks: 1 })
  expect(plan({ unit: 'week', quantity: 1 }, 5)).toMatchObject({ days: 5, asks: 0 })
})

test('what is not hired by time comes on every day', () => {
  expect(plan({ unit: 'tonne', quantity: 400 })).toMatchObject({ days: 3, asks: 0 })
})

test('nothing is lost without a message', () => {
  expect(plan({ kind: 'text', counts: false })).toMatchObject({
    becomes: 'nothing',
    why: 'It is a text line.',
  })
  expect(plan({ counts: false })).toMatchObject({ becomes: 'nothing', why: 'The client did not choose it.' })
  expect(plan({ hired: null })).toMatchObject({ becomes: 'once', days: null, why: null })
  const of = (hired: Partial<QuotedLine['hired']>) => plan({ hired: { ...roller.hired!, ...hired } })
  expect(of({ asset_category_id: null })?.why).toMatch(/No machine category/)
  expect(of({ is_archived: true })?.why).toMatch(/archived/)
  expect(of({ asset_category_id: null, is_cartage: 1 })).toMatchObject({ becomes: 'orders' })
})

test('a float that names its plant is only charged, unless an order is asked for', () => {
  const hired = {
    asset_category_id: 9,
    category: 'Low loader',
    is_archived: false,
    is_cartage: 0,
    is_float: 1,
  }
  const float = { ...roller, kind: 'float', quantity: 4, hired }
  expect(plannedLines([float], 3)[0]).toMatchObject({ becomes: 'once', float: 'Low loader', days: null })
  expect(plannedLines([float], 3, new Set([1]))[0]).toMatchObject({ becomes: 'orders', days: 1 })
  const archived = { ...float, hired: { ...hired, is_archived: true } }
  expect(plannedLines([archived], 3, new Set([1]))[0]).toMatchObject({
    becomes: 'once',
    float: null,
    why: 'To book the float, add it to the job’s requirements.',
  })
  expect(plan({})).toMatchObject({ float: null })
})

test('every kind of line has its place', () => {
  const placeOf = (line: Partial<QuotedLine>) => plan({ hired: null, ...line })?.becomes
  const kinds = ['hire', 'service', 'tip', 'material', 'float', 'labour', 'other'] as const
  const units = ['hour', 'day', 'week', 'load', 'tonne', 'm3', 'each', 'km', 'fixed'] as const
  for (const kind of kinds)
    for (const unit of units)
      expect(['rate', 'once'], `${kind} by ${unit}`).toContain(placeOf({ kind, unit }))
  expect(placeOf({ kind: 'tip', unit: 'tonne' })).toBe('rate')
  expect(placeOf({ kind: 'material', unit: 'tonne' })).toBe('once')
  expect(placeOf({ kind: 'service', unit: 'fixed' })).toBe('once')
  expect(placeOf({ kind: 'labour', unit: 'hour' })).toBe('once')
  expect(placeOf({ description: 'Stand-by', unit: 'hour' })).toBe('rate')
  expect(placeOf({ description: 'Travel to site', unit: 'km' })).toBe('rate')
  expect(placeOf({ description: 'Travel', unit: 'each' })).toBe('rate')
  expect(placeOf({ description: 'Travel', unit: 'fixed' })).toBe('once')
})
