import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, tariffOf } from '#test/price-days.ts'
import type { DayFacts } from './facts.ts'
import { unchargedMinimum } from './lines/floor-line.ts'
import { type DayPrice, priceDay } from './price-day.ts'

const work = (from: string, to: string) => docketOf([entry('work', from, to)])
const amounts = ({ lines }: DayPrice) => lines.map(({ kind, amount_cents }) => [kind, amount_cents])

test('a docket of a day whose other dockets stand takes what the minimum still lacks', () => {
  const first = work('07:00', '08:00')
  const standing = (minimum_cents: number, charged_minimum_cents = minimum_cents) => [
    {
      docket_no: 'D-000001',
      entries: first.entries,
      hire_cents: 185_00,
      hand_cents: null,
      minimum_cents,
      charged_minimum_cents,
      short_day: null,
    },
  ]
  const second = (from: string, to: string, others: DayFacts['standing']) =>
    amounts(priceDay(dayOf([{ ...work(from, to), docket_no: 'D-000002' }], { standing: others }), tariffOf()))
  // The first charged 740 by itself; together they are 740, then 925.
  expect(second('13:00', '14:00', standing(555_00))).toEqual([
    ['hire', 185_00],
    ['minimum', -185_00],
  ])
  expect(second('13:00', '17:00', standing(555_00))).toEqual([
    ['hire', 740_00],
    ['minimum', -555_00],
  ])
  // What was waived on the first is not given back on the second.
  expect(second('13:00', '14:00', standing(555_00, 0))).toEqual([['hire', 185_00]])
  expect(second('13:00', '14:00', standing(0))).toEqual([
    ['hire', 185_00],
    ['minimum', 370_00],
  ])
})

test('where all dockets stand, what none of them charges of the minimum is known', () => {
  const { entries } = work('07:00', '08:00')
  const docket = { docket_no: 'D-000001', entries, hire_cents: 185_00, hand_cents: null, short_day: null }
  const missing = (minimum_cents: number) =>
    unchargedMinimum(
      dayOf([], { standing: [{ ...docket, minimum_cents, charged_minimum_cents: minimum_cents }] }),
      tariffOf(),
    )
  expect([missing(555_00), missing(-185_00), missing(0)]).toEqual([0, 740_00, 555_00])
})

test('the fuel levy is on what a docket adds to the minimum that another has charged', () => {
  const { entries } = work('07:00', '08:00')
  const charged = {
    hire_cents: 185_00,
    hand_cents: null,
    minimum_cents: 555_00,
    charged_minimum_cents: 555_00,
  }
  const standing = [{ docket_no: 'D-000001', entries, short_day: null, ...charged }]
  const levied = (from: string, to: string) =>
    priceDay(
      dayOf([{ ...work(from, to), docket_no: 'D-000002' }], { standing }),
      tariffOf(hireOf({ levy_applies: true }), { fuel_levies: [{ valid_from: '2026-01-01', percent: 10 }] }),
    ).lines.find(({ kind }) => kind === 'fuel_levy')?.amount_cents
  // 740 is charged already; four more hours make 925.
  expect([levied('13:00', '14:00'), levied('13:00', '17:00')]).toEqual([undefined, 18_50])
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
      const centsOf = (kind: string) =>
        alone.lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amount_cents, 0)
      const standing = [
        {
          docket_no: first.docket_no,
          entries: first.entries,
          hire_cents: centsOf('hire'),
          hand_cents: null,
          minimum_cents: centsOf('minimum'),
          charged_minimum_cents: centsOf('minimum'),
          short_day: null,
        },
      ]
      const after = priceDay(dayOf([second], { standing }), tariffOf())
      expect(alone.total_cents + after.total_cents).toBe(
        priceDay(dayOf([first, second]), tariffOf()).total_cents,
      )
    }),
  )
})

const stood = (from: string, to: string, more: Partial<DayFacts['standing'][number]>) => ({
  docket_no: 'D-000001',
  entries: work(from, to).entries,
  hire_cents: 185_00,
  hand_cents: null,
  minimum_cents: 0,
  charged_minimum_cents: 0,
  short_day: null,
  ...more,
})
const noStart = { kind: 'no_start' } as const

test('a day cut short never takes off what another docket charges', () => {
  const standing = [stood('07:00', '08:00', { minimum_cents: 555_00, charged_minimum_cents: 555_00 })]
  const second = dayOf([docketOf([])], { standing, short_day: noStart })
  expect(amounts(priceDay(second, tariffOf()))).toEqual([])
})

test('of two days cut short the dearer is charged, in whichever order they are entered', () => {
  const late = { kind: 'late_cancellation', notice_hours: 0, distance_km: null } as const
  const window = { notice_hours: 2, charge_hours: 1, far_km: null, far_charge_hours: null }
  const tariff = tariffOf(hireOf({ cancellation: [window] }))
  const after = (short_day: DayFacts['short_day'], cents: number, before: DayFacts['short_day']) => {
    const least = {
      hire_cents: 0,
      hand_cents: null,
      minimum_cents: cents,
      charged_minimum_cents: cents,
      entries: [],
    }
    const standing = [{ docket_no: 'D-000001', short_day: before, ...least }]
    return priceDay(dayOf([docketOf([])], { standing, short_day }), tariff).total_cents
  }
  expect([after(late, 370_00, noStart), after(noStart, 185_00, late)]).toEqual([0, 185_00])
})

test('ordinary work beside a day cut short brings back the ordinary minimum', () => {
  const least = {
    hire_cents: 0,
    hand_cents: null,
    minimum_cents: 370_00,
    charged_minimum_cents: 370_00,
    entries: [],
  }
  const standing = [{ docket_no: 'D-000001', short_day: noStart, ...least }]
  expect(amounts(priceDay(dayOf([work('13:00', '14:00')], { standing }), tariffOf()))).toEqual([
    ['hire', 185_00],
    ['minimum', 185_00],
  ])
  expect(unchargedMinimum(dayOf([], { standing }), tariffOf())).toBe(0)
  const alsoWorked = [...standing, stood('13:00', '14:00', {})]
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
