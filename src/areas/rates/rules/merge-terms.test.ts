import { expect, test } from 'vitest'
import { RateTerms } from '../contract/terms.ts'
import { mergeTerms } from './merge-terms.ts'

const sunday = { day_type: 'sunday', pricing: 'multiplier', value: 2 } as const
const night = { day_type: 'night', from: '18:00', to: '05:00', pricing: 'per_hour', value: 35_00 } as const
const usual = RateTerms.parse({
  standby_percent: 60,
  day_types: [sunday, night],
  cancellation: [{ notice_hours: 2, charge_hours: 1 }],
  levy_applies: 1,
})

test('without terms of its own a rate has the usual ones', () => {
  expect(mergeTerms(usual, {}, {})).toEqual(usual)
})

test('a card comes before the usual terms, and a rate before its card', () => {
  const card = { standby_percent: 40, min_hours: 6, levy_applies: 0 } as const
  expect(mergeTerms(usual, card, { min_hours: 8 })).toMatchObject({
    standby_percent: 40,
    min_hours: 8,
    levy_applies: false,
    no_start_hours: 2,
  })
})

test('a surcharge replaces those of its day type, and notices are replaced together', () => {
  const own = [{ ...night, to: '06:00', value: 40_00, min_hours: null, on_top: 1 as const }]
  const windows = [{ notice_hours: 24, charge_hours: 4, far_km: null, far_charge_hours: null }]
  const { day_types, cancellation } = mergeTerms(usual, { day_types: own }, { cancellation: windows })
  expect(day_types).toEqual([
    usual.day_types[0],
    { ...night, to: '06:00', value: 40_00, min_hours: null, on_top: true },
  ])
  expect(cancellation).toEqual(windows)
})

test('a mode or percentage of its own comes without another’s price', () => {
  const prices = { standby_rate_cents: 90_00, travel_mode: 'km', travel_rate_cents: 2_50 } as const
  const tolls = { toll_mode: 'flat', toll_flat_cents: 17_38 } as const
  const terms = mergeTerms(
    usual,
    { ...prices, ...tolls },
    { standby_percent: 40, travel_mode: 'hourly_return' },
  )
  expect(terms).toMatchObject({
    standby_percent: 40,
    standby_rate_cents: null,
    travel_mode: 'hourly_return',
    travel_rate_cents: null,
    ...tolls,
  })
})
