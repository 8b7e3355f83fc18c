import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, loadOf, loadRateOf, tariffOf } from '#test/price-days.ts'
import { type DayPrice, priceDay } from '../price-day.ts'

const amounts = ({ lines }: DayPrice) => lines.map(({ kind, amount_cents }) => [kind, amount_cents])

test('30 t of Clean Fill is charged as Clean Fill, not as Clean Fill with Rock', () => {
  const load_rates = [
    loadRateOf(1, { material: 'Clean Fill', rate_cents: 22_50, levy_within_cents: 4_00 }),
    loadRateOf(2, { material: 'Clean Fill with Rock', rate_cents: 35_00 }),
    loadRateOf(3, { material: null, tip_site_id: 1, rate_cents: 50_00 }),
  ]
  const docket = docketOf([entry('work', '07:00', '15:00')], {
    loads: [loadOf(1, { net_t: 17.5 }), loadOf(2)],
  })
  const loads = priceDay(dayOf([docket]), tariffOf(hireOf(), { load_rates })).lines.slice(1)
  expect(loads).toMatchObject([{ rate_id: 1, quantity: 30, amount_cents: 675_00 }])
  expect(loads[0]?.steps.map(({ words }) => words)).toEqual([
    'Loads 1, 2: 30 tonnes.',
    'Includes the landfill levy of $4.00 a tonne: $120.00.',
    '30 tonnes at $22.50 a tonne.',
  ])
})

test('a load is charged once for its material and once for its cartage', () => {
  const load_rates = [
    loadRateOf(1, { material: 'Clean Fill' }),
    loadRateOf(2, { material: 'Clean Fill', tip_site_id: 1, rate_cents: 18_00 }),
    loadRateOf(3, { kind: 'cartage', material: null, unit: 'load', rate_cents: 150_00 }),
  ]
  const docket = docketOf([], { loads: [loadOf(1)] })
  const cents = (carts: boolean) =>
    amounts(priceDay(dayOf([docket]), tariffOf(hireOf(), { load_rates, carts })))
  expect(cents(false)).toEqual([
    ['load', 225_00],
    ['load', 150_00],
  ])
  expect(cents(true)).toEqual([['load', 225_00]])
})

test('a rate that names neither material nor tip site is only charged when someone says so', () => {
  const load_rates = [loadRateOf(1, { material: null })]
  const price = priceDay(dayOf([docketOf([], { loads: [loadOf(1)] })]), tariffOf(hireOf(), { load_rates }))
  expect(price.lines).toMatchObject([{ choices: [1], unit: 'load', unit_price_cents: null }])
  expect(price.flags.map(({ words }) => words)).toEqual(['Load 1: charge it at “Tip fee 1”?'])
})

test('a rate agreed for the job comes before a card’s, however specific, and the two are never taken for one another', () => {
  const card = { name: 'Standard', why: 'The rate is for the material and the tip site.' }
  const load_rates = [
    loadRateOf(1, { material: null, tip_site_id: 1, rate_cents: 30_00 }),
    loadRateOf(1, { tip_site_id: 1, rate_cents: 18_00, card }),
    loadRateOf(1, { tip_site_id: null, rate_cents: 17_00, card }),
  ]
  const loads = [loadOf(1), loadOf(2, { tip_site_id: null })]
  const { lines } = priceDay(dayOf([docketOf([], { loads })]), tariffOf(hireOf(), { load_rates }))
  expect(lines).toMatchObject([
    { rate_id: 1, price_source: null, loads: [1], amount_cents: 375_00 },
    { rate_id: null, price_source: 'Rate card Standard', loads: [2], amount_cents: 212_50 },
  ])
})

test('a truck and its dog are one load, and density converts what was not weighed', () => {
  const load_rates = [loadRateOf(1, { rate_cents: 10_00 })]
  const of = (load: Parameters<typeof loadOf>[1], unit: 'tonne' | 'm3' | 'load') =>
    priceDay(
      dayOf([docketOf([], { loads: [loadOf(1, load)] })]),
      tariffOf(hireOf(), { load_rates: [{ ...load_rates[0]!, unit }] }),
    ).lines[0]?.quantity
  expect(of({ net_t: 12.5, dog_net_t: 19.25 }, 'tonne')).toBe(31.75)
  expect(of({ net_t: 12.5, dog_net_t: 19.25 }, 'load')).toBe(1)
  expect(of({ net_t: null, volume_m3: 10 }, 'tonne')).toBe(16)
  expect(of({ net_t: 16 }, 'm3')).toBe(10)
})

test('a line says which loads were converted, with the figures', () => {
  const loads = [
    loadOf(1),
    loadOf(2, { net_t: null, volume_m3: 10 }),
    loadOf(3, { net_t: null, volume_m3: 6.5 }),
    loadOf(4, { net_t: null, volume_m3: 8, density: 1.3 }),
  ]
  const tariff = tariffOf(hireOf(), { load_rates: [loadRateOf(1, { rate_cents: 20_00 })] })
  const [line] = priceDay(dayOf([docketOf([], { loads })]), tariff).lines
  // 12.5 + 16 + 10.4 + 10.4 t at $20.00.
  expect([line?.quantity, line?.amount_cents]).toEqual([49.3, 986_00])
  expect(line?.steps.slice(0, 3).map(({ words }) => words)).toEqual([
    'Loads 1, 2, 3, 4: 49.3 tonnes.',
    'Loads 2, 3: 16.5 m³ at 1.6 t/m³ are 26.4 tonnes.',
    'Load 4: 8 m³ at 1.3 t/m³ is 10.4 tonnes.',
  ])
})

test('a buy-back reduces what is owed and never our output GST', () => {
  const load_rates = [loadRateOf(1, { kind: 'buy_back', rate_cents: 8_00 })]
  const price = priceDay(dayOf([docketOf([], { loads: [loadOf(1)] })]), tariffOf(hireOf(), { load_rates }))
  expect(price.lines).toMatchObject([{ kind: 'buy_back', amount_cents: -100_00, gst_code: 'NONE' }])
})

test('hire by the load, tonne or kilometre counts them', () => {
  const docket = docketOf([entry('work', '07:00', '15:00')], {
    loads: [loadOf(1), loadOf(2)],
    odometer_start: 100,
    odometer_finish: 180,
  })
  const cents = (unit: 'load' | 'tonne' | 'km') =>
    priceDay(dayOf([docket]), tariffOf(hireOf({}, { unit, rate_cents: 10_00 }), { carts: true })).total_cents
  expect([cents('load'), cents('tonne'), cents('km')]).toEqual([20_00, 250_00, 800_00])
})
