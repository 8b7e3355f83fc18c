import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, loadOf, loadRateOf, tariffOf } from '#test/price-days.ts'
import type { DayFacts } from './facts.ts'
import { priceDay } from './price-day.ts'

const work = (from: string, to: string) => docketOf([entry('work', from, to)])
const there = entry('travel', '06:00', '07:00')

test('work without a charge is flagged', () => {
  const docket = docketOf([there, entry('work', '07:00', '15:00')], {
    loads: [loadOf(1, { net_t: null }), loadOf(2, { material: 'Clay' }), loadOf(3, { material: 'Topsoil' })],
    attachments: [{ attachment_id: 9, name: 'Hammer', minutes: 60 }],
    tolls: { gantries: 1, paid_cents: 5_00 },
  })
  const load_rates = [
    loadRateOf(1, { material: 'Clean Fill' }),
    loadRateOf(2, { material: 'Topsoil' }),
    loadRateOf(3, { material: 'Topsoil' }),
  ]
  const hire = hireOf({}, { rate_cents: null })
  const { flags } = priceDay(dayOf([docket]), tariffOf(hire, { load_rates }))
  expect(flags.map(({ code, words }) => `${code}: ${words}`)).toEqual([
    'load_without_rate: Load 2: no rate for Clay.',
    'load_without_weight: Load 1: no weight, not charged.',
    'travel_without_rate: Travel of 1 h is not charged: no rate was agreed.',
    'attachment_without_rate: “Hammer” was used and has no rate.',
    'toll_without_rate: Tolls are not charged: nothing was agreed.',
    'load_with_several_rates: Load 3: choose “Tip fee 2” or “Tip fee 3”.',
    'line_without_price: “Excavator 14 t” has no price.',
  ])
  const byKm = tariffOf(hireOf({ travel_mode: 'none' }, { unit: 'km' }))
  expect(priceDay(dayOf([work('07:00', '08:00')]), byKm).flags).toMatchObject([
    { code: 'km_without_readings' },
  ])
  const byTonne = tariffOf(hireOf({}, { unit: 'tonne' }))
  expect(priceDay(dayOf([work('07:00', '08:00')]), byTonne).flags).toMatchObject([
    { code: 'work_without_load' },
  ])
})

test('a rate that might have charged loads and did not is flagged', () => {
  const loads = [loadOf(1), loadOf(2)]
  const load_rates = [
    loadRateOf(1, { material: 'Clean Fill' }),
    loadRateOf(2, { kind: 'cartage', material: null, unit: 'load', description: 'Cartage per load' }),
    loadRateOf(3, { kind: 'other', material: null, unit: 'load', description: 'Handling' }),
  ]
  const words = (carts: boolean) =>
    priceDay(dayOf([docketOf([], { loads })]), tariffOf(hireOf(), { carts, load_rates })).flags.map(
      (flag) => flag.words,
    )
  expect(words(true)).toEqual(['Not charged: Cartage per load, 2 loads; Handling, 2 loads.'])
  expect(words(false)).toEqual(['Not charged: Handling, 2 loads.'])
})

test('a truck’s load that was tipped at a site without a rate for it is flagged', () => {
  const loads = [
    loadOf(1, { material: 'Clay', tip_site_id: 5 }),
    loadOf(2, { material: 'Clay', tip_site_id: null }),
  ]
  const docket = docketOf([entry('work', '07:00', '15:00')], { loads })
  const tariff = tariffOf(hireOf({}), {
    carts: true,
    load_rates: [loadRateOf(1, { material: 'Clean Fill' })],
  })
  expect(priceDay(dayOf([docket]), tariff).flags).toMatchObject([
    { code: 'load_without_rate', words: 'Loads 1, 2: no rate for Clay.' },
  ])
})

test('a short day for which nothing was agreed is flagged', () => {
  const flags = (short_day: DayFacts['short_day'], hire = hireOf()) =>
    priceDay(dayOf([docketOf([])], { short_day }), tariffOf(hire)).flags.map(({ words }) => words)
  expect(flags({ kind: 'no_start' })).toEqual([])
  expect(flags({ kind: 'no_start' }, hireOf({}, { unit: 'day' }))).toEqual([
    'No start is not charged: the hire is not by the hour.',
  ])
  expect(flags({ kind: 'late_cancellation', notice_hours: 3, distance_km: null })).toEqual([
    'The cancellation is not charged: nothing was agreed for such notice.',
  ])
})
