import { expect, test } from 'vitest'
import { at, entry, facts, load, rate, terms } from '#test/shift-facts.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { varianceCodes } from '../../contract/choices.ts'
import { asksReason } from './flag-kinds.ts'
import type { DocketFacts } from '../charges/docket-lines.ts'
import type { RateTerm } from '../charges/match-rate.ts'
import { quotedWords, severalLines, unchargedWork } from './uncharged-work.ts'

const work = entry('work', at('07:00'), at('15:00'))
const travel = entry('travel', at('06:00'), at('06:45'))
const flags = (changes: Partial<DocketFacts>, unit: ChargeUnit = 'hour', ...rates: RateTerm[]) =>
  unchargedWork({ ...facts([work]), ...changes }, terms({ unit }, rates))
const tip = rate({ description: 'Clean fill' })

test('charged work is not flagged', () => {
  expect(flags({})).toEqual([])
  expect(flags({ loads: [load(1)] }, 'hour', tip)).toEqual([])
  expect(flags({ loads: [load(1, { net_t: null })] })).toEqual([])
  expect(flags({ loads: [load(1, { material: 'Rock' })] }, 'load', tip)).toEqual([])
  expect(flags({ entries: [work, travel] }, 'hour', rate({ description: 'Travel', unit: 'each' }))).toEqual(
    [],
  )
  expect(flags({ odometer_start: 100, odometer_finish: 180 }, 'km')).toEqual([])
})

test('work without a charge is named', () => {
  expect(flags({ loads: [load(1, { net_t: null })] }, 'hour', tip)).toEqual([
    'Load 1 has no weight, so it is not charged.',
  ])
  expect(flags({ loads: [load(1)] }, 'm3')).toEqual(['Load 1 has no volume, so it is not charged.'])
  expect(flags({ loads: [load(1, { material: 'Rock' })] }, 'hour', tip)).toEqual([
    'Load 1, Rock: the job has no rate for it, so it is not charged.',
  ])
  expect(flags({ entries: [work, travel] })).toEqual([
    'Travel of 45 min is not charged: the job has no rate for travel.',
  ])
  expect(flags({ odometer_start: 100 }, 'km')).toEqual(['No odometer readings: kilometres are not charged.'])
  expect(flags({}, 'tonne')).toEqual(['8 h of work without a load is not charged.'])
})

test('travel agreed by the km is flagged without odometer readings', () => {
  const byKm = rate({ description: 'Travel per km', unit: 'km', quantity: 100 })
  const words = ['Travel is charged by the km, but there are no odometer readings.']
  const read = { odometer_start: 1000, odometer_finish: 1080 }
  expect(flags({}, 'hour', byKm)).toEqual(words)
  expect(flags({ entries: [work, travel], odometer_start: 1000 }, 'hour', byKm)).toEqual(words)
  expect(flags({ entries: [work, travel], ...read }, 'hour', byKm)).toEqual([])
  expect(flags(read, 'km', byKm)).toEqual(['Travel is charged by the km, and its km are charged as hire.'])
  expect(flags({ entries: [work, travel] }, 'hour', { ...byKm, unit: 'day' })).toEqual([
    'Travel of 45 min is not charged: a docket cannot count “Travel per km” by the day.',
  ])
})

test('quoted items are named with their quantity', () => {
  expect(
    quotedWords([
      { description: 'Float in', unit: 'fixed', quantity: 1 },
      { description: 'Toll', unit: 'each', quantity: 2 },
    ]),
  ).toBe('Quoted but not charged yet: Float in, 1; Toll, 2.')
})

test('uncharged or quoted items, a second docket, too many hours and a doubtful material require a reason', () => {
  const asking = varianceCodes.filter((code) => asksReason({ code }))
  expect(asking).toEqual([
    'uncharged',
    'other_rate',
    'quoted',
    'over',
    'second',
    'hours',
    'material',
    'record',
  ])
})

test('of many dockets the first few are named', () => {
  const lines = (count: number) => severalLines(Array.from({ length: count }, (_, at) => `D-${at + 1}.`))
  const five = ['D-1.', 'D-2.', 'D-3.', 'D-4.', 'D-5.']
  expect(lines(5)).toEqual(five)
  expect(lines(6)).toEqual([...five, 'And 1 more docket.'])
  expect(lines(200)).toEqual([...five, 'And 195 more dockets.'])
})
