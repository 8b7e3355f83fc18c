import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedOf, dayOf, docketOf, entry, hireOf, hourStanding, tariffOf } from '#test/price-days.ts'
import { asComputed } from './charged-line.ts'
import type { StandingDocket } from './facts.ts'
import { unchargedMinimum } from './lines/floor-line.ts'
import { type DayPrice, priceDay } from './price-day.ts'

const work = (from: string, to: string) => docketOf([entry('work', from, to)])
const amounts = ({ lines }: DayPrice) => lines.map(({ kind, amount_cents }) => [kind, amount_cents])

test('a docket of a day whose other dockets stand takes what the minimum still lacks', () => {
  const second = (from: string, to: string, other: StandingDocket) =>
    amounts(
      priceDay(dayOf([{ ...work(from, to), docket_no: 'D-000002' }], { standing: [other] }), tariffOf()),
    )
  // The first charged 740 by itself; together they are 740, then 925.
  expect(second('13:00', '14:00', hourStanding(555_00))).toEqual([
    ['hire', 185_00],
    ['minimum', -185_00],
  ])
  expect(second('13:00', '17:00', hourStanding(555_00))).toEqual([
    ['hire', 740_00],
    ['minimum', -555_00],
  ])
  // What was waived on the first is not given back on the second.
  expect(second('13:00', '14:00', hourStanding(0, 555_00))).toEqual([['hire', 185_00]])
  expect(second('13:00', '14:00', hourStanding(0))).toEqual([
    ['hire', 185_00],
    ['minimum', 370_00],
  ])
})

test('where all dockets stand, what none of them charges of the minimum is known', () => {
  const missing = (minimum_cents: number) =>
    unchargedMinimum(dayOf([], { standing: [hourStanding(minimum_cents)] }), tariffOf())
  expect([missing(555_00), missing(-185_00), missing(0)]).toEqual([0, 740_00, 555_00])
})

const levied = tariffOf(hireOf({ levy_applies: true }), {
  fuel_levies: [{ valid_from: '2026-01-01', percent: 10 }],
})

test('the fuel levy is on what a docket adds to the minimum that another has charged', () => {
  const standing = [hourStanding(555_00)]
  const levy = (from: string, to: string) =>
    priceDay(dayOf([{ ...work(from, to), docket_no: 'D-000002' }], { standing }), levied).lines.find(
      ({ kind }) => kind === 'fuel_levy',
    )?.amount_cents
  // 740 is charged already; four more hours make 925.
  expect([levy('13:00', '14:00'), levy('13:00', '17:00')]).toEqual([undefined, 18_50])
})

test('a minimum that our own breakdown ends is taken back with its levy, as far as it was charged', () => {
  const second = docketOf([entry('work', '13:00', '13:30'), entry('breakdown', '13:30', '14:00')], {
    docket_no: 'D-000002',
  })
  const after = (levy_cents: number) =>
    amounts(
      priceDay(
        dayOf([second], {
          standing: [hourStanding(555_00, 555_00, [chargedOf('fuel_levy', { amount_cents: levy_cents })])],
        }),
        levied,
      ),
    )
  // Of 740 with 74 levy, 277.50 with 27.75 are left.
  expect(after(74_00)).toEqual([
    ['hire', 92_50],
    ['minimum', -555_00],
    ['fuel_levy', -46_25],
  ])
  expect(after(20_00).at(-1)).toEqual(['fuel_levy', -20_00])
  expect(after(0)).toHaveLength(2)
})

test('dockets priced one after the other come to what their day does', () => {
  const minutes = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(minutes, minutes, (one, two) => {
      const span = (hour: number, length: number) => {
        const clock = (at: number) =>
          `${String(hour + Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
        return work(clock(0), clock(length))
      }
      const first = span(6, one)
      const second = { ...span(13, two), docket_no: 'D-000002' }
      const alone = priceDay(dayOf([first]), tariffOf())
      const standing = [{ ...first, lines: alone.lines.map(asComputed) }]
      const after = priceDay(dayOf([second], { standing }), tariffOf())
      expect(alone.total_cents + after.total_cents).toBe(
        priceDay(dayOf([first, second]), tariffOf()).total_cents,
      )
    }),
  )
})
