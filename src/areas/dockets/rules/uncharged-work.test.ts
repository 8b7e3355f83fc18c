import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import type { ChargeUnit } from '#shared/units.ts'
import type { DocketFacts } from './docket-lines.ts'
import type { LoadFact } from './load-fact.ts'
import type { RateTerm } from './match-rate.ts'
import type { Entry } from './time-words.ts'
import { varianceCodes } from '../contract/choices.ts'
import { asksReason } from './asks-reason.ts'
import { quotedWords, severalWords, unchargedWork } from './uncharged-work.ts'

const at = (time: string) => melbourneInstant('2026-11-23', time)
const entry = (kind: Entry['kind'], from: string, to: string): Entry => ({
  kind,
  started_at: at(from),
  ended_at: at(to),
  note: null,
})
const work = entry('work', '07:00', '15:00')
const load = (fields: Partial<LoadFact> = {}): LoadFact => ({
  load_no: 1,
  material: 'Clean fill',
  source: null,
  tip: null,
  loaded_at: at('08:00'),
  tipped_at: null,
  net_t: 12,
  volume_m3: null,
  ticket_no: null,
  waste_record_no: null,
  ...fields,
})
const rate = (description: string, unit: ChargeUnit): RateTerm => ({
  id: 1,
  product_id: null,
  description,
  unit,
  min_quantity: null,
  unit_price_cents: 18_50,
  gst_code: 'GST',
})
const flags = (facts: Partial<DocketFacts>, unit: ChargeUnit = 'hour', ...rates: RateTerm[]) =>
  unchargedWork(
    { entries: [work], loads: [], odometer_start: null, odometer_finish: null, ...facts },
    { rate: { unit, min_hours: null, round_minutes: 15 }, rates },
  )
const tip = rate('Clean fill', 'tonne')

test('what is charged is not flagged', () => {
  expect(flags({})).toEqual([])
  expect(flags({ loads: [load()] }, 'hour', tip)).toEqual([])
  expect(flags({ loads: [load({ net_t: null })] })).toEqual([])
  expect(flags({ loads: [load({ material: 'Rock' })] }, 'load', tip)).toEqual([])
  expect(
    flags({ entries: [work, entry('travel', '06:00', '06:45')] }, 'hour', rate('Travel', 'each')),
  ).toEqual([])
  expect(flags({ odometer_start: 100, odometer_finish: 180 }, 'km')).toEqual([])
})

test('work without a charge is named', () => {
  expect(flags({ loads: [load({ net_t: null })] }, 'hour', tip)).toEqual([
    'Load 1 has no weight: it is not charged.',
  ])
  expect(flags({ loads: [load()] }, 'm3')).toEqual(['Load 1 has no volume: it is not charged.'])
  expect(flags({ loads: [load({ material: 'Rock' })] }, 'hour', tip)).toEqual([
    'Load 1, Rock: no rate of the job is for it, so it is not charged.',
  ])
  expect(flags({ entries: [work, entry('travel', '06:00', '06:45')] })).toEqual([
    'Travel of 45 min is not charged: the job has no rate for travel.',
  ])
  expect(flags({ odometer_start: 100 }, 'km')).toEqual([
    'There are no odometer readings: no kilometres are charged.',
  ])
  expect(flags({}, 'tonne')).toEqual(['8 h of work without a load: nothing is charged for it.'])
})

test('what was quoted is named with how much of it', () => {
  expect(
    quotedWords([
      { description: 'Float in', unit: 'fixed', quantity: 1 },
      { description: 'Toll', unit: 'each', quantity: 2 },
    ]),
  ).toBe('Quoted and not charged yet: Float in, 1 fixed; Toll, 2 each.')
})

test('what is not charged, a second docket and too many hours ask for a reason, and nothing else does', () => {
  const asking = varianceCodes.filter((code) => asksReason({ code }))
  expect(asking).toEqual(['uncharged', 'quoted', 'second', 'hours'])
})

test('of many dockets the first few are named', () => {
  const words = (count: number) => severalWords(Array.from({ length: count }, (_, at) => `D-${at + 1}.`))
  expect(words(5)).toBe('D-1. D-2. D-3. D-4. D-5.')
  expect(words(6)).toBe('D-1. D-2. D-3. D-4. D-5. And 1 more docket.')
  expect(words(200)).toMatch(/ D-5\. And 195 more dockets\.$/)
})
