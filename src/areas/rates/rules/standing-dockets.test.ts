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
  const docket = { docket_no: 'D-000001', entries, hire_cents: 185_00, hand_cents: null }
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
  const standing = [{ docket_no: 'D-000001', entries, ...charged }]
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
        },
      ]
      const after = priceDay(dayOf([second], { standing }), tariffOf())
      expect(alone.total_cents + after.total_cents).toBe(
        priceDay(dayOf([first, second]), tariffOf()).total_cents,
      )
    }),
  )
})
