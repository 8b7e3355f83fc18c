import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chargedOf,
  dayOf,
  docketOf,
  entry,
  hireOf,
  hourStanding,
  standingOf,
  tariffOf,
} from '#test/price-days.ts'
import { type ChargedLine, asComputed } from './charged-line.ts'
import type { ShortDay, StandingDocket } from './facts.ts'
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

test('no docket keeps back more of a minimum than the others charge', () => {
  const second = {
    ...hourStanding(-185_00),
    docket_no: 'D-000002',
    entries: [entry('work', '13:00', '14:00')],
  }
  const missing = (minimum: Partial<ChargedLine>) => {
    const first = hourStanding(555_00)
    const lines = first.lines.map((line) => (line.kind === 'minimum' ? { ...line, ...minimum } : line))
    return unchargedMinimum(dayOf([], { standing: [{ ...first, lines }, second] }), tariffOf())
  }
  expect(missing({})).toBe(0)
  // The first charges nothing of it any more, and the second still takes off what the first had charged.
  expect(missing({ amount_cents: 0, is_price_set: true })).toBe(185_00)
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
      const standing = [standingOf(first, alone.lines.map(asComputed))]
      const after = priceDay(dayOf([second], { standing }), tariffOf())
      expect(alone.total_cents + after.total_cents).toBe(
        priceDay(dayOf([first, second]), tariffOf()).total_cents,
      )
    }),
  )
})

const noStart = { kind: 'no_start' } as const
/** A docket without work, with what it charges for that. */
const shortStanding = (short_day: ShortDay, amount_cents: number): StandingDocket => ({
  docket_no: 'D-000001',
  entries: [],
  short_day,
  lines: [chargedOf(short_day.kind, { amount_cents })],
})

test('a day cut short never takes off what another docket charges', () => {
  const second = dayOf([docketOf([])], { standing: [hourStanding(555_00)], short_day: noStart })
  expect(amounts(priceDay(second, tariffOf()))).toEqual([])
})

test('of two days cut short the dearer is charged, in whichever order they are entered', () => {
  const late = { kind: 'late_cancellation', notice_hours: 0, distance_km: null } as const
  const window = { notice_hours: 2, charge_hours: 1, far_km: null, far_charge_hours: null }
  const tariff = tariffOf(hireOf({ cancellation: [window] }))
  const after = (short_day: ShortDay, other: StandingDocket) =>
    priceDay(dayOf([docketOf([])], { standing: [other], short_day }), tariff).total_cents
  expect(after(late, shortStanding(noStart, 370_00))).toBe(0)
  expect(after(noStart, shortStanding(late, 185_00))).toBe(185_00)
})

test('ordinary work beside a day cut short brings back the ordinary minimum', () => {
  const standing = [shortStanding(noStart, 370_00)]
  expect(amounts(priceDay(dayOf([work('13:00', '14:00')], { standing }), tariffOf()))).toEqual([
    ['hire', 185_00],
    ['minimum', 185_00],
  ])
  expect(unchargedMinimum(dayOf([], { standing }), tariffOf())).toBe(0)
  const alsoWorked = [...standing, { ...hourStanding(0), docket_no: 'D-000002' }]
  expect(unchargedMinimum(dayOf([], { standing: alsoWorked }), tariffOf())).toBe(185_00)
})

test('our own breakdown is taken off the hours of a day that rain stopped', () => {
  const short_day = { kind: 'wet_weather', was_on_site: true } as const
  const entries = [
    entry('work', '07:00', '08:00'),
    entry('breakdown', '08:00', '09:00'),
    entry('work', '09:00', '09:30'),
  ]
  // 4 h less 1 h at $185; 1.5 h of it is work.
  expect(amounts(priceDay(dayOf([docketOf(entries)], { short_day }), tariffOf()))).toEqual([
    ['hire', 277_50],
    ['wet_weather', 277_50],
  ])
  const ended = dayOf([docketOf(entries.slice(0, 2))], { short_day })
  expect(amounts(priceDay(ended, tariffOf()))).toEqual([['hire', 185_00]])
})

test('a start at night that did not happen costs what a night does', () => {
  const night = { day_type: 'night', from: '18:00', to: '06:00', pricing: 'per_hour', value: 35_00 } as const
  const tariff = tariffOf(hireOf({ day_types: [{ ...night, on_top: false, min_hours: null }] }))
  const day = dayOf([docketOf([])], { short_day: noStart, start_time: '19:00' })
  expect(amounts(priceDay(day, tariff))).toEqual([['no_start', 440_00]])
})

test('an hour stopped by rain and an hour of work are the minimum together, in whichever order', () => {
  const short_day = { kind: 'wet_weather', was_on_site: false } as const
  const rain = { ...work('13:00', '14:00'), docket_no: 'D-000002' }
  const sum = ({ lines }: DayPrice) => lines.reduce((all, line) => all + line.amount_cents, 0)
  const afterWork = priceDay(dayOf([rain], { standing: [hourStanding(555_00)], short_day }), tariffOf())
  expect(185_00 + 555_00 + sum(afterWork)).toBe(740_00)
  const first = priceDay(dayOf([rain], { short_day }), tariffOf())
  expect(sum(first)).toBe(370_00)
  const standing = [{ ...standingOf(rain, first.lines.map(asComputed)), short_day }]
  const afterRain = priceDay(dayOf([work('07:00', '08:00')], { standing }), tariffOf())
  expect(sum(first) + sum(afterRain)).toBe(740_00)
})

test('what a night that did not start comes to is checked at the price of that night', () => {
  const night = { day_type: 'night', from: '18:00', to: '06:00', pricing: 'rate', value: 150_00 } as const
  const tariff = tariffOf(hireOf({ day_types: [{ ...night, on_top: false, min_hours: null }] }))
  const standing = [{ ...shortStanding(noStart, 300_00), start_time: '19:00' }]
  expect(unchargedMinimum(dayOf([], { standing }), tariff)).toBe(0)
})
