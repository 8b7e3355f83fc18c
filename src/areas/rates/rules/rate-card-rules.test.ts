import { expect, test } from 'vitest'
import type { RateRule } from '../contract/rate-card.ts'
import { checkRateCard, fitsDays } from './check-rate-card.ts'
import { latestRates } from './latest-rates.ts'
import { idOf, newRate, pasteRates } from './paste-rates.ts'
import { raiseTerms, raised as raisedCents } from './raise-rates.ts'
import { cardTime } from './rate-card-rules.ts'
import { changeWords, rateChanges } from './rate-changes.ts'

const rule = (fields: Partial<RateRule> = {}): RateRule => ({
  product_id: null,
  asset_category_id: 1,
  asset_id: null,
  job_type: null,
  material: null,
  tip_site_id: null,
  unit: 'hour',
  rate_cents: 18_500,
  valid_from: null,
  valid_to: null,
  terms: {},
  ...fields,
})
const choices = {
  product_id: [
    { id: 7, name: 'WH-EX2 Mini excavator' },
    { id: 8, name: 'WH-EX20 Excavator 20T' },
  ],
  asset_category_id: [{ id: 1, name: 'Excavator 20T' }],
  asset_id: [{ id: 3, name: 'EX-07 Cat 320' }],
  tip_site_id: [{ id: 5, name: 'Northern Tip (Epping)' }],
}

test('a rate from the first day of its card is the same as one without a day', () => {
  const card = { valid_from: '2026-07-01', rules: [rule(), rule({ valid_from: '2026-07-01' })] }
  expect(Object.keys(checkRateCard(card))).toEqual(['rules.1.product_id'])
  expect(checkRateCard({ ...card, rules: [rule(), rule({ valid_from: '2026-07-02' })] })).toEqual({})
  expect(checkRateCard({ ...card, rules: [rule(), rule({ unit: 'day' })] })).toEqual({})
})

test('a row with a field that is wrong by itself has no second message', () => {
  const { material: _material, ...unfinished } = rule({ asset_category_id: null })
  expect(checkRateCard({ valid_from: '2026-07-01', rules: [unfinished] })).toEqual({})
})

test('a rate fits the days of a card up to its last day, and any later one without it', () => {
  const days = { valid_from: '2026-07-01', valid_to: '2027-06-30' }
  expect(fitsDays({ valid_from: '2026-07-01', valid_to: '2027-06-30' }, days)).toBe(true)
  expect(fitsDays({ valid_from: null, valid_to: '2027-07-01' }, days)).toBe(false)
  expect(fitsDays({ valid_from: '2040-01-01', valid_to: null }, { ...days, valid_to: null })).toBe(true)
})

test('a card is current from its first day to its last', () => {
  const days = { valid_from: '2026-07-01', valid_to: '2027-06-30' }
  expect(['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01'].map((day) => cardTime(days, day))).toEqual([
    'coming',
    'current',
    'current',
    'past',
  ])
})

test('a rise is exact and rounded half up to the step, and never makes a rate nothing', () => {
  const raised = (cents: number, percent: number, step: 1 | 25 | 100) =>
    raisedCents(cents, { rise_percent: percent, round_to_cents: step })
  // $185.00 and 3.5% is $191.475.
  expect(raised(18_500, 3.5, 1)).toBe(19_148)
  expect(raised(18_500, 3.5, 25)).toBe(19_150)
  // $115.00 and 0.1% is $115.115, for which 11500 * 1.001 is too low in floats.
  expect(raised(11_500, 0.1, 1)).toBe(11_512)
  expect(raised(1425.75, 0, 25)).toBe(1425.75)
  expect(raised(1738, 0.1, 25)).toBe(1750)
  expect(raised(10, -90, 100)).toBe(1)
  expect(raised(0, 50, 25)).toBe(0)
})

test('amounts in terms rise, percentages, multiples and hours stay', () => {
  const usual = { from: null, to: null, on_top: 0, min_hours: 6 } as const
  const night = { ...usual, day_type: 'night', pricing: 'per_hour', value: 35_00 } as const
  const saturday = { ...usual, day_type: 'saturday', pricing: 'rate', value: 250_00 } as const
  const sunday = { ...usual, day_type: 'sunday', pricing: 'multiplier', value: 2 } as const
  const terms = {
    min_hours: 4,
    standby_percent: 60,
    standby_rate_cents: 110_00,
    travel_rate_cents: 80_00,
    excess_rate_cents: 95_00,
    float_rate_cents: 620_00,
    toll_flat_cents: 17_38,
    toll_margin_percent: 10,
    day_types: [night, saturday, sunday],
  }
  expect(raiseTerms(terms, { rise_percent: 4, round_to_cents: 5 })).toEqual({
    ...terms,
    standby_rate_cents: 114_40,
    travel_rate_cents: 83_20,
    excess_rate_cents: 98_80,
    float_rate_cents: 644_80,
    // $18.0752, to five cents.
    toll_flat_cents: 18_10,
    day_types: [{ ...night, value: 36_40 }, { ...saturday, value: 260_00 }, sunday],
  })
  expect(raiseTerms({}, { rise_percent: 4, round_to_cents: 5 })).toEqual({})
  expect(raiseTerms(terms, { rise_percent: 0, round_to_cents: 100 })).toEqual(terms)
})

test('the rates of a day are copied, of several for the same thing the one that begins last, in its place', () => {
  const rules = [
    rule({ valid_from: '2027-01-01', rate_cents: 2 }),
    rule({ rate_cents: 1 }),
    rule({ unit: 'day' }),
  ]
  expect(latestRates(rules, '2027-06-30')).toEqual([rule({ rate_cents: 2 }), rule({ unit: 'day' })])
  const winter = [rule({ rate_cents: 1 }), rule({ valid_from: '2027-01-01', valid_to: '2027-01-31' })]
  expect(latestRates(winter, '2027-06-30')).toEqual([rule({ rate_cents: 1 })])
})

test('changes are by what a rate is for, whatever its place', () => {
  const before = [rule(), rule({ unit: 'day', rate_cents: 150_000 })]
  const after = [rule({ job_type: 'Cartage Only' }), rule({ rate_cents: 19_000 })]
  const changes = rateChanges(before, after)
  expect(changeWords(changes, choices)).toEqual([
    'Added Excavator 20T, Cartage Only: $185.00 per hour',
    'Excavator 20T: $190.00 per hour, was Excavator 20T: $185.00 per hour',
    'Removed Excavator 20T: $1,500.00 per day',
  ])
  expect(rateChanges(before, before.toReversed())).toEqual({ added: [], changed: [], removed: [] })
})

test('pasted lines are rates in the columns of the grid; what is not understood stays as typed', () => {
  const lines = [
    'wh-ex20\t\t\thours\t$185.50\tMachine Hire\t\tNorthern Tip (Epping)\t1 Jul 2027\t',
    '',
    '\tExcavator 20T\tEX-07\tDay\tcheap\t\tClay',
    'Crane\t\t\tper t',
    'Crane\t\t\tfurlong',
  ].join('\r\n')
  expect(pasteRates(lines, choices, '2026-11-20')).toEqual([
    {
      ...newRate(),
      product_id: 8,
      rate_cents: 18_550,
      job_type: 'Machine Hire',
      tip_site_id: 5,
      valid_from: '2027-07-01',
    },
    { ...newRate(), asset_category_id: 1, asset_id: 3, unit: 'day', rate_cents: 'cheap', material: 'Clay' },
    { ...newRate(), product_id: 'Crane', unit: 'tonne' },
    { ...newRate(), product_id: 'Crane', unit: 'furlong' },
  ])
})

test('lines under headings are read by these, as exported, in any order', () => {
  const lines = [
    'Card\tKind\tProduct code\tProduct\tMachine category\tMachine\tJob type\tMaterial\tTip site\tRate\tUnit\tOwn terms\tFrom\tTo',
    'Standard\tClient\tWH-EX20\tExcavator 20T\t\t\t\t\t\t190.50\tHour\t\t2027-07-01\t',
    'Standard\tClient\t\t\t\t\t\tClay\tNorthern Tip\t21\tTonne\t\t2027-07-01\t2028-06-30',
  ].join('\n')
  const from = { valid_from: '2027-07-01' }
  expect(pasteRates(lines, choices, '2026-11-20')).toEqual([
    { ...newRate(), ...from, product_id: 8, rate_cents: 19_050 },
    {
      ...newRate(),
      ...from,
      material: 'Clay',
      tip_site_id: 5,
      rate_cents: 2100,
      unit: 'tonne',
      valid_to: '2028-06-30',
    },
  ])
  expect(pasteRates('Rate\tMaterial', choices, '2026-11-20')).toEqual([])
})

test('a product is found by its whole code, not by how it begins', () => {
  expect(idOf(choices.product_id, 'WH-EX2')).toBe(7)
  expect(idOf(choices.product_id, 'WH-EX')).toBeNull()
})
