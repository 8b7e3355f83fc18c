import fc from 'fast-check'
import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { type DocketFacts, type DocketTerms, type LoadFact, docketLines } from './docket-lines.ts'
import type { RateTerm } from './match-rate.ts'
import type { Entry } from './time-words.ts'

const day = '2026-11-23'
const at = (time: string, date = day) => melbourneInstant(date, time)
const entry = (kind: Entry['kind'], from: string, to: string): Entry => ({
  kind,
  started_at: from,
  ended_at: to,
  note: null,
})
const facts = (entries: Entry[], loads: LoadFact[] = []): DocketFacts => ({
  entries,
  loads,
  odometer_start: null,
  odometer_finish: null,
})
const terms = (rate: Partial<DocketTerms['rate']> = {}, rates: RateTerm[] = []): DocketTerms => ({
  rate: { unit: 'hour', min_hours: 4, round_minutes: 15, ...rate },
  hire: { description: 'Excavator, EX12', product_id: null, gst_code: 'GST' },
  rates,
})
const rate = (fields: Partial<RateTerm>): RateTerm => ({
  id: 1,
  product_id: null,
  description: 'Tip fee, clean fill',
  unit: 'tonne',
  min_quantity: null,
  unit_price_cents: 1450,
  gst_code: 'GST',
  ...fields,
})
const load = (load_no: number, fields: Partial<LoadFact> = {}): LoadFact => ({
  load_no,
  material: 'Clean fill',
  source: null,
  tip: 'Epping tip',
  loaded_at: at('08:00'),
  tipped_at: at('09:00'),
  net_t: 12.4,
  volume_m3: null,
  ticket_no: 'T1',
  waste_record_no: null,
  ...fields,
})
const hire = (f: DocketFacts, t = terms()) => docketLines(f, t)[0]!

test('no time at all is charged nothing, not even the minimum', () => {
  const line = hire(facts([entry('breakdown', at('07:00'), at('09:00'))]))
  expect(line).toMatchObject({ quantity_computed: 0, is_billable: false })
  expect(line.explanation.steps).toContain('Breakdown of 2 h is not counted.')
})

test('hours are rounded up to the quarter and explained', () => {
  const line = hire(
    facts([
      entry('work', at('07:00'), at('12:00')),
      entry('break', at('12:00'), at('12:30')),
      entry('work', at('12:30'), at('14:40')),
      entry('standby', at('14:40'), at('15:01')),
    ]),
  )
  expect(line.quantity_computed).toBe(7.75)
  expect(line.explanation).toEqual({
    rule: 'Hire by the hour',
    input: '7 h 31 min',
    minimum: '4 h',
    rounding: 'Up to the next 15 min',
    steps: [
      'Worked 7 h 10 min.',
      'Stand-by of 21 min counts as work: 7 h 31 min.',
      'Breaks of 30 min are not counted.',
      'Rounded up to the next 15 min: 7 h 45 min.',
      'Charged: 7.75 hours.',
    ],
  })
})

test('a short shift is charged the minimum', () => {
  const line = hire(facts([entry('work', at('07:00'), at('08:50'))]))
  expect(line.quantity_computed).toBe(4)
  expect(line.explanation.steps).toContain('The minimum of 4 h applies.')
})

test.each([
  // Clocks go forward at 2 am on 4 October 2026, back at 3 am on 5 April 2026.
  ['forward', '2026-10-03', '2026-10-04', 11],
  ['back', '2026-04-04', '2026-04-05', 13],
  ['as ever', '2026-11-21', '2026-11-22', 12],
])('a night from 6 pm to 6 am is charged its true hours: clocks go %s', (_way, from, to, hours) => {
  const night = facts([entry('work', at('18:00', from), at('06:00', to))])
  expect(hire(night).quantity_computed).toBe(hours)
})

test('stand-by and travel stand alone where the job has a rate for them', () => {
  const entries = [
    entry('travel', at('06:15'), at('07:00')),
    entry('work', at('07:00'), at('12:00')),
    entry('standby', at('12:00'), at('12:50')),
  ]
  const rates = [
    rate({ id: 7, description: 'Standby', unit: 'hour' }),
    rate({ id: 8, description: 'Travel each way', unit: 'each' }),
  ]
  expect(docketLines(facts(entries), terms({}, rates))).toMatchObject([
    { kind: 'hire', quantity_computed: 5 },
    { kind: 'standby', job_rate_id: 7, quantity_computed: 1, is_billable: true },
    { kind: 'travel', job_rate_id: 8, quantity_computed: 1, unit: 'each', is_billable: true },
  ])
  expect(docketLines(facts(entries), terms())).toMatchObject([
    { kind: 'hire', quantity_computed: 6 },
    { kind: 'travel', job_rate_id: null, quantity_computed: 0.75, is_billable: false },
  ])
})

test('loads are counted by the rates that name their material or their tip', () => {
  const loads = [load(1), load(2, { net_t: null }), load(3, { material: 'Rock', tip: 'Depot', net_t: 9 })]
  const rates = [
    rate({ id: 1 }),
    rate({ id: 2, description: 'Cartage to Epping tip', unit: 'load' }),
    rate({ id: 3, description: 'Concrete' }),
    rate({ id: 4, unit: 'm3' }),
  ]
  const [, fill, cartage, ...others] = docketLines(facts([], loads), terms({}, rates))
  expect(fill).toMatchObject({ job_rate_id: 1, quantity_computed: 12.4, unit: 'tonne' })
  expect(fill?.explanation.steps).toEqual([
    'Load 1: 12.4 tonnes.',
    'Load 2 has no weight: not counted.',
    'Charged: 12.4 tonnes.',
  ])
  expect(cartage).toMatchObject({ job_rate_id: 2, quantity_computed: 2 })
  expect(others).toEqual([])
})

test.each([
  ['day', 1],
  ['week', 0.2],
  ['fixed', 1],
  ['load', 2],
  ['tonne', 24.8],
  ['m3', 0],
  ['km', 0],
] as const)('hire by the %s', (unit, quantity) => {
  const f = facts([entry('work', at('07:00'), at('08:00'))], [load(1), load(2)])
  expect(hire(f, terms({ unit })).quantity_computed).toBe(quantity)
})

const minute = fc.integer({ min: 1, max: 12 * 60 * 60 })
test('whatever was worked: at least the minimum, at least the time, less than a step above it, and no price', () => {
  fc.assert(
    fc.property(
      minute,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 8 }),
      (seconds, step, min) => {
        const start = Date.parse(at('07:00'))
        const shift = entry('work', at('07:00'), new Date(start + seconds * 1000).toISOString())
        const [line] = docketLines(facts([shift]), terms({ round_minutes: step, min_hours: min }))
        const minutes = Math.floor(seconds / 60)
        const charged = Math.round(line!.quantity_computed * 60)
        const least = minutes === 0 ? 0 : Math.max(minutes, min * 60)
        expect(charged).toBeGreaterThanOrEqual(least)
        expect(charged).toBeLessThan(Math.max(minutes + step, least + 1))
        expect(JSON.stringify(line)).not.toMatch(/\$|cents|price/)
      },
    ),
  )
})

test('how a stretch is cut up changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7200 }), { minLength: 1, maxLength: 8 }), (seconds) => {
      let from = Date.parse(at('07:00'))
      const entries = seconds.map((length) => {
        const one = entry('work', new Date(from).toISOString(), new Date(from + length * 1000).toISOString())
        from += length * 1000
        return one
      })
      const whole = entry('work', at('07:00'), new Date(from).toISOString())
      expect(docketLines(facts(entries), terms())).toEqual(docketLines(facts([whole]), terms()))
    }),
  )
})
