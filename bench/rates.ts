import { performance } from 'node:perf_hooks'
import { type RateKey, indexRates, matchRate } from '#areas/rates/rules/match/match-rate.ts'
import { priceDay } from '#areas/rates/rules/price-day.ts'
import { dayOf, docketOf, hireOf, loadOf, loadRateOf, tariffOf } from '#test/price-days.ts'
import { type Figure, percentile } from './report.ts'

const start = Date.parse('2026-11-04T20:00:00Z')
const iso = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const kinds = ['work', 'standby', 'work', 'break'] as const

const entries = Array.from({ length: 12 }, (_, at) => ({
  kind: kinds[at % 4] ?? 'work',
  started_at: iso(at * 60),
  ended_at: iso(at * 60 + 60),
}))
const loads = Array.from({ length: 20 }, (_, at) => loadOf(at + 1, { material: `Material ${at % 4}` }))
/** 12 entries of an hour and 20 loads of four materials: a new one each time, so that nothing of it is known. */
const shift = () => dayOf([docketOf([...entries], { loads })])
const night = { day_type: 'night', from: '18:00', to: '06:00', pricing: 'per_hour', value: 35_00 } as const
const tariff = tariffOf(
  hireOf({ day_types: [{ ...night, on_top: false, min_hours: 8 }], levy_applies: true }),
  {
    fuel_levies: [{ valid_from: '2026-01-01', percent: 10 }],
    load_rates: Array.from({ length: 8 }, (_, at) => loadRateOf(at, { material: `Material ${at}` })),
  },
)

const rules = Array.from({ length: 50_000 }, (_, at): RateKey => ({
  id: at,
  owner_id: at % 200,
  asset_id: null,
  product_id: at % 3 ? at % 250 : null,
  asset_category_id: at % 5 ? at % 40 : null,
  material: at % 2 ? `Material ${at % 24}` : null,
  tip_site_id: at % 7 ? at % 30 : null,
  job_type: null,
  unit: 'tonne',
  starts_on: `202${at % 7}-01-01`,
}))

/** A shift and a month of a large business priced, and one rate found among many. */
export async function run(): Promise<Figure[]> {
  const month = timed(() => {
    for (let count = 0; count < 20_000; count++) priceDay(shift(), tariff)
  })
  const shifts = Array.from({ length: 2000 }, () => timed(() => priceDay(shift(), tariff)) * 1000)
  const index = indexRates(rules)
  const finds = Array.from({ length: 2000 }, (_, at) => {
    const rule = rules[(at * 7919) % rules.length] ?? rules[0]
    if (!rule) throw new Error('There are no rules.')
    return timed(() => matchRate(index, { ...rule, asset_id: 1, date: '2026-11-05' }))
  })
  return [
    { name: '20,000 shifts priced', value: month / 1000, unit: 's', at_most: 3 },
    {
      name: 'a shift of 12 entries and 20 loads, p50',
      value: percentile(shifts, 50),
      unit: 'µs',
      at_most: 100,
    },
    { name: 'a rate among 50,000, p99', value: percentile(finds, 99), unit: 'ms', at_most: 1 },
  ]
}

function timed(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}
