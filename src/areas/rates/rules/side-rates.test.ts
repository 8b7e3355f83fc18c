import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, loadOf, tariffOf } from '#test/price-days.ts'
import { priceDay } from './price-day.ts'

const there = entry('travel', '06:00', '07:00')
const back = entry('travel', '15:00', '15:45')

const side = {
  id: 7,
  product_id: 4,
  description: 'Agreed rate',
  unit: 'hour',
  rate_cents: 100_00,
  min_quantity: null,
  bears_fuel_levy: false,
  gst_code: 'GST',
  agreed_quantity: 1,
  charged_before: [],
} as const

test('the job’s own rate for stand-by comes before the terms', () => {
  const entries = [entry('work', '07:00', '11:00'), entry('standby', '11:00', '11:50')]
  const standby = (min_quantity: number | null) =>
    priceDay(dayOf([docketOf(entries)]), tariffOf(hireOf(), { standby: { ...side, min_quantity } })).lines[1]
  expect(standby(null)).toMatchObject({ kind: 'standby', rate_id: 7, quantity: 1, amount_cents: 100_00 })
  expect(standby(2)).toMatchObject({ quantity: 2, amount_cents: 200_00 })
})

test('stand-by by the load is charged at the rate agreed for it, else as the terms say, else flagged', () => {
  const docket = docketOf([entry('work', '07:00', '11:00'), entry('standby', '11:00', '11:50')], {
    loads: [loadOf(1)],
  })
  const byLoad = (terms: Parameters<typeof hireOf>[0], more: Parameters<typeof tariffOf>[1] = {}) =>
    priceDay(dayOf([docket]), tariffOf(hireOf(terms, { unit: 'load', rate_cents: 450_00 }), more))
  const standby = ({ lines }: ReturnType<typeof byLoad>) =>
    lines.filter(({ kind }) => kind === 'standby').map(({ amount_cents }) => amount_cents)
  expect(standby(byLoad({}, { standby: side }))).toEqual([100_00])
  expect(standby(byLoad({ standby_rate_cents: 60_00 }))).toEqual([60_00])
  expect(standby(byLoad({}))).toEqual([])
  expect(byLoad({}).flags).toMatchObject([
    { code: 'standby_without_rate', words: 'Stand-by of 50 min is not charged: no rate was agreed.' },
  ])
  expect(byLoad({}, { standby: side }).flags).toEqual([])
})

test.each([
  ['hour', null, 1.75, 175_00],
  ['hour', 2, 2, 200_00],
  ['each', null, 1, 100_00],
  ['fixed', null, 1, 100_00],
  ['km', null, 40, 4000_00],
  ['km', 50, 50, 5000_00],
] as const)('travel by the job’s rate by the %s, minimum %f', (unit, min_quantity, quantity, cents) => {
  const docket = docketOf([there, entry('work', '07:00', '15:00'), back], {
    odometer_start: 1000,
    odometer_finish: 1040,
  })
  const tariff = tariffOf(hireOf({ travel_mode: 'none' }), { travel: { ...side, unit, min_quantity } })
  const { lines, flags } = priceDay(dayOf([docket]), tariff)
  expect(lines.find(({ kind }) => kind === 'travel')).toMatchObject({
    rate_id: 7,
    quantity,
    amount_cents: cents,
  })
  expect(flags).toEqual([])
})
