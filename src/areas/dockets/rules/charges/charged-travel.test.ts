import { expect, test } from 'vitest'
import { at, entry, facts, rate, terms } from '#test/shift-facts.ts'
import { docketLines } from './docket-lines.ts'
import type { RateTerm } from './match-rate.ts'

const work = entry('work', at('07:00'), at('15:00'))
const travel = entry('travel', at('06:00'), at('06:45'))
const read = { odometer_start: 1000, odometer_finish: 1080 }
const byKm = rate({ id: 8, description: 'Travel per km', unit: 'km', quantity: 100, unit_price_cents: 3_20 })
const travelOf = (changes: object, { min_quantity = null, unit = 'hour' }: Partial<RateTerm> = {}) =>
  docketLines({ ...facts([work]), ...changes }, terms({ unit }, [{ ...byKm, min_quantity }])).filter(
    ({ kind }) => kind === 'travel',
  )

test('travel by the km follows the odometer, whether or not its time was recorded', () => {
  for (const entries of [[work], [travel, work]])
    expect(travelOf({ ...read, entries })).toMatchObject([
      {
        job_rate_id: 8,
        unit: 'km',
        quantity_computed: 80,
        is_billable: true,
        explanation: {
          rule: 'Travel by the kilometre',
          input: '1,000 km to 1,080 km',
          steps: ['Charged: 80 km.'],
        },
      },
    ])
})

test('at least the minimum is charged, and nothing without any distance', () => {
  expect(travelOf(read, { min_quantity: 100 })).toMatchObject([
    {
      quantity_computed: 100,
      explanation: {
        minimum: '100 km',
        steps: ['Driven: 80 km.', 'The minimum of 100 km applies.', 'Charged: 100 km.'],
      },
    },
  ])
  const stood = { odometer_start: 1000, odometer_finish: 1000 }
  expect(travelOf(stood, { min_quantity: 100 })).toMatchObject([{ quantity_computed: 0, is_billable: false }])
})

test('without readings no km are charged, and km of hire are not charged twice', () => {
  expect(travelOf({})).toEqual([])
  expect(travelOf({ entries: [travel, work] })).toMatchObject([
    {
      quantity_computed: 0,
      is_billable: false,
      explanation: {
        input: 'No odometer readings',
        steps: ['No odometer readings: kilometres are not charged.'],
      },
    },
  ])
  expect(travelOf(read, { unit: 'km' })).toMatchObject([
    {
      quantity_computed: 0,
      is_billable: false,
      explanation: { steps: ['The kilometres are charged as hire.'] },
    },
  ])
})
