import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, entry, facts, hire, load, rate, terms } from '#test/shift-facts.ts'
import { docketLines } from './docket-lines.ts'
import type { RateTerm } from './match-rate.ts'

test('no time charges nothing, not even the minimum', () => {
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

test('stand-by and travel are separate lines where the job has a rate for them', () => {
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

test('loads are counted by the rate that names their material or tip', () => {
  const loads = [load(1), load(2, { net_t: null }), load(3, { material: 'Rock', tip: 'Depot', net_t: 9 })]
  const rates = [
    rate({ id: 1 }),
    rate({ id: 2, description: 'Concrete' }),
    rate({ id: 3, description: 'Depot', unit: 'load' }),
  ]
  const [, fill, depot, ...others] = docketLines(facts([], loads), terms({}, rates))
  expect(fill).toMatchObject({ job_rate_id: 1, quantity_computed: 12.4, unit: 'tonne', choices: null })
  expect(fill?.explanation.steps).toEqual([
    'Load 1: 12.4 tonnes.',
    'Load 2 has no weight: not counted.',
    'Charged: 12.4 tonnes.',
  ])
  expect(depot).toMatchObject({ job_rate_id: 3, quantity_computed: 1 })
  expect(others).toEqual([])
})

/** What some rates charge for loads of one material, in cents. */
function charged(rates: RateTerm[], material: string, net_t: number, tip: string | null = null) {
  const lines = docketLines(facts([], [load(1, { material, net_t, tip })]), terms({}, rates))
  return lines.flatMap((line) =>
    line.kind === 'load'
      ? line.quantity_computed * (rates.find(({ id }) => id === line.job_rate_id)?.unit_price_cents ?? NaN)
      : [],
  )
}

test('a load is charged once, by the most specific rate', () => {
  const fill = [
    rate({ id: 1, description: 'Clean Fill with Rock', unit_price_cents: 22_00 }),
    rate({ id: 2, description: 'Clean Fill', unit_price_cents: 18_50 }),
  ]
  expect(charged(fill, 'Clean Fill', 30)).toEqual([555_00])
  expect(charged(fill, 'clean fill with rock', 30)).toEqual([660_00])
  const soil = [
    rate({ id: 1, description: 'Cat C', unit_price_cents: 305_00 }),
    rate({ id: 2, description: 'Cat C with PFAS', unit_price_cents: 385_00 }),
  ]
  expect(charged(soil, 'Cat C', 30)).toEqual([9150_00])
  const byTip = [
    rate({ id: 1, description: 'Clean Fill', unit_price_cents: 18_50 }),
    rate({ id: 2, description: 'Clean Fill to Epping', unit_price_cents: 21_00 }),
  ]
  expect(charged(byTip, 'Clean Fill', 10, 'Epping')).toEqual([210_00])
  expect(charged(byTip, 'Clean Fill', 10, 'Hallam')).toEqual([185_00])
})

test.each([
  ['Cat C', 'Cat C with PFAS', null],
  ['Cat C', 'Tip fee, PFAS Cat C', null],
  ['Cat D', 'Cat C/Cat D', null],
  ['Clean Fill', 'Tip fee, clean fill with rock, Epping', 'Epping'],
  ['Asphalt', 'Asphalt profilings', null],
  ['Rubble', 'Clean concrete, Epping', 'Epping'],
])('a load of %s is not charged as %s without confirmation', (material, description, tip) => {
  const [, line, ...others] = docketLines(
    facts([], [load(1, { material, tip })]),
    terms({}, [rate({ id: 7, description })]),
  )
  expect(others).toEqual([])
  expect(line).toMatchObject({ job_rate_id: null, choices: { loads: [1], rates: [{ job_rate_id: 7 }] } })
  expect(line?.explanation.steps).toEqual([`Load 1: charge it at “${description}”?`])
})

test('loads that a rate clearly fits, and doubtful ones, are on separate lines', () => {
  const loads = [load(1, { material: 'Cat C' }), load(2, { material: 'Cat C with PFAS' })]
  const lines = docketLines(
    facts([], [...loads, load(3, { material: 'Cat C' })]),
    terms({}, [rate({ id: 7, description: 'Cat C with PFAS' })]),
  )
  expect(lines.slice(1)).toMatchObject([
    { job_rate_id: 7, quantity_computed: 12.4, choices: null },
    { job_rate_id: null, choices: { loads: [1, 3] } },
  ])
})

test('a rate for another material is not offered when one names the material', () => {
  const soil = [
    rate({ id: 1, description: 'Cat C with PFAS, Epping', unit_price_cents: 385_00 }),
    rate({ id: 2, description: 'Tip fee for Cat C', unit_price_cents: 305_00 }),
  ]
  expect(charged(soil, 'Cat C', 10, 'Epping')).toEqual([3050_00])
  const several = [rate({ id: 1, description: 'Cat C or Cat D, at our choice', unit_price_cents: 300_00 })]
  expect(charged([...several, ...soil], 'Cat C', 10)).toEqual([3050_00])
})

test.each([
  ['with as many words besides', 'Clean fill, day', 'Clean fill, night', 'tonne'],
  ['with the same words in another unit', 'Clean fill', 'Clean fill', 'm3'],
  ['one by the material, the other by the tip', 'Clean fill', 'Cartage to Epping tip', 'load'],
] as const)('between equally fitting rates someone chooses: %s', (_how, first, second, unit) => {
  const rates = [rate({ id: 1, description: first }), rate({ id: 2, description: second, unit })]
  const [, line, ...others] = docketLines(facts([], [load(1), load(2)]), terms({}, rates))
  expect(others).toEqual([])
  expect(line).toMatchObject({
    job_rate_id: null,
    description: 'Clean fill',
    unit: 'load',
    quantity_computed: 2,
    is_billable: true,
    choices: {
      loads: [1, 2],
      rates: [
        { job_rate_id: 1, quantity_computed: 24.8 },
        { job_rate_id: 2, unit },
      ],
    },
  })
  expect(line?.explanation.steps).toEqual([`Loads 1, 2: choose “${first}” or “${second}”.`])
})

test('however many rates a job has, a load is on one line', () => {
  const names = ['Clean fill', 'Fill', 'Clean fill with rock', 'Rock', 'Epping tip', 'Clean fill, Epping tip']
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...names.keys()), { minLength: 1 }),
      fc.array(fc.constantFrom('Clean fill', 'Rock', 'Fill', 'Concrete'), { minLength: 1, maxLength: 6 }),
      (some, materials) => {
        const rates = some.map((at) => rate({ id: at + 1, description: names[at]!, unit: 'load' }))
        const loads = materials.map((material, at) => load(at + 1, { material }))
        const lines = docketLines(facts([], loads), terms({}, rates)).filter(({ kind }) => kind === 'load')
        const sum = lines.reduce((all, { quantity_computed }) => all + quantity_computed, 0)
        expect(sum).toBeLessThanOrEqual(loads.length)
      },
    ),
  )
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
test('for any work: at least the minimum, at least the time, less than a step above it, and no price', () => {
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

test('splitting a stretch of time changes nothing', () => {
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
