import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, dayOf, docketOf, hireOf, loadOf, loadRateOf, tariffOf } from '#test/price-days.ts'
import type { DayTypeRule } from '../contract/terms.ts'
import type { TimeFact } from './facts.ts'
import { priceDay } from './price-day.ts'

const start = Date.parse(at('2026-11-02 12:00'))
const minute = 60_000
const iso = (minutes: number) => new Date(start + minutes * minute).toISOString()

/** Stretches one after the other, from Monday noon: over the night before Cup Day. */
const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('work', 'standby', 'break', 'travel'),
      minutes: fc.integer({ min: 1, max: 180 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((stretches) => {
    let from = 0
    return stretches.map(({ kind, minutes }): TimeFact => {
      const entry = { kind, started_at: iso(from), ended_at: iso(from + minutes) } as const
      from += minutes
      return entry
    })
  })
const dearer = { from: null, to: null, pricing: 'per_hour', on_top: false, min_hours: null } as const
const day_types: DayTypeRule[] = [
  { ...dearer, day_type: 'night', from: '18:00', to: '06:00', value: 35_00 },
  { ...dearer, day_type: 'public_holiday', value: 95_00 },
]
const tariffs = fc
  .record({
    rate_cents: fc.integer({ min: 1, max: 40_000_00 }).map((hundredths) => hundredths / 100),
    min_hours: fc.constantFrom(null, 2, 4, 8),
    standby_percent: fc.integer({ min: 0, max: 100 }),
    round_minutes: fc.constantFrom(1, 6, 15, 30),
    round_mode: fc.constantFrom('up', 'nearest'),
    levy_applies: fc.boolean(),
  })
  .map(({ rate_cents, ...terms }) =>
    tariffOf(hireOf({ ...terms, day_types, travel_mode: 'hourly_return' }, { rate_cents }), {
      fuel_levies: [{ valid_from: '2026-01-01', percent: 7.25 }],
      load_rates: [loadRateOf(1), loadRateOf(2, { kind: 'cartage', material: null, unit: 'm3' })],
    }),
  )
const loads = [loadOf(1), loadOf(2, { net_t: 30.005 })]
const price = (of: readonly TimeFact[], tariff: ReturnType<typeof tariffOf>) =>
  priceDay(dayOf([docketOf(of, { loads })], { work_date: '2026-11-02' }), tariff)

test('no line is negative, each is quantity times price, and its steps add up to it', () => {
  fc.assert(
    fc.property(entries, tariffs, (of, tariff) => {
      const { lines, total_cents } = price(of, tariff)
      for (const { amount_cents, steps } of lines) {
        expect(amount_cents).toBeGreaterThanOrEqual(0)
        expect(steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount_cents)
      }
      expect(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total_cents)
    }),
  )
})

test('more work is never cheaper, where the rate does not fall', () => {
  const spans = fc.tuple(fc.integer({ min: 1, max: 1200 }), fc.integer({ min: 0, max: 120 }))
  fc.assert(
    fc.property(spans, tariffs, ([minutes, more], tariff) => {
      const worked = (until: number) =>
        price([{ kind: 'work', started_at: iso(0), ended_at: iso(until) }], tariff).total_cents
      expect(worked(minutes + more)).toBeGreaterThanOrEqual(worked(minutes))
    }),
  )
})

test('splitting a stretch where no boundary lies changes nothing', () => {
  fc.assert(
    fc.property(entries, tariffs, fc.nat(), (of, tariff, pick) => {
      const index = pick % of.length
      const split = of.flatMap((entry, at) => {
        const half = (Date.parse(entry.started_at) + Date.parse(entry.ended_at)) / 2
        const middle = new Date(Math.floor(half)).toISOString()
        return at === index
          ? [
              { ...entry, ended_at: middle },
              { ...entry, started_at: middle },
            ]
          : [entry]
      })
      expect(price(split, tariff)).toEqual(price(of, tariff))
    }),
  )
})
