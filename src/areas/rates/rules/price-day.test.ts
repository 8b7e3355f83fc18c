import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, tariffOf } from '#test/price-days.ts'
import type { RateTerms } from '../contract/terms.ts'
import type { DayFacts } from './facts.ts'
import { type DayPrice, priceDay } from './price-day.ts'

type Terms = Partial<RateTerms>
const there = entry('travel', '06:00', '07:00')
const back = entry('travel', '15:00', '15:45')
const work = (from: string, to: string) => docketOf([entry('work', from, to)])
const priced = (entries: Parameters<typeof docketOf>[0], terms?: Terms, more?: Partial<DayFacts>) =>
  priceDay(dayOf([docketOf(entries)], more), tariffOf(hireOf(terms)))
const amounts = ({ lines }: DayPrice) => lines.map(({ kind, amount_cents }) => [kind, amount_cents])

test('work below the minimum of 4 h is lifted to it: $185 × 4 h [TC2]', () => {
  const price = priced([entry('work', '07:00', '09:20')])
  // 2 h 20 min is 2.5 h in steps of 15 minutes: 462.50, and 277.50 to the minimum.
  expect(amounts(price)).toEqual([
    ['hire', 462_50],
    ['minimum', 277_50],
  ])
  expect(price.total_cents).toBe(740_00)
  expect(price.lines[1]?.steps.map(({ words }) => words)).toEqual([
    'The minimum of 4 h is for the whole day of the machine.',
    '4 hours at $185.00 an hour: $740.00.',
    'Charged for time: $462.50.',
    '1.5 hours at $185.00 an hour.',
  ])
})

test('what is missing is counted in hours at the price of the day, as far as they come to exactly that', () => {
  expect(priced([entry('work', '07:00', '10:15')]).lines[1]).toMatchObject({
    description: 'Excavator 14 t, short of the minimum of 4 h',
    unit: 'hour',
    quantity: 0.75,
    unit_price_cents: 185_00,
    amount_cents: 138_75,
  })
  // 2 h at $185.00 and 3 h of waiting at $110.00 are $700.00: $40.00 of $740.00 are no hours at $185.00.
  const waited = [entry('work', '07:00', '09:00'), entry('standby', '09:00', '12:00')]
  expect(priced(waited, { standby_rate_cents: 110_00 }).lines[2]).toMatchObject({
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: 40_00,
  })
})

test('waiting at half [TC1] never makes a shift cheaper', () => {
  const short = priced([entry('work', '07:00', '09:00'), entry('standby', '09:00', '12:00')])
  expect(amounts(short)).toEqual([
    ['hire', 370_00],
    ['standby', 277_50],
    ['minimum', 92_50],
  ])
  const long = priced([entry('work', '07:00', '11:00'), entry('standby', '11:00', '14:00')])
  expect(long.total_cents).toBe(1017_50)
})

test('stand-by has its own rate where one was agreed', () => {
  const entries = [entry('work', '07:00', '11:00'), entry('standby', '11:00', '13:00')]
  expect(amounts(priced(entries, { standby_rate_cents: 60_00 }))).toContainEqual(['standby', 120_00])
})

test('our own breakdown is not lifted to the minimum', () => {
  expect(priced([entry('work', '07:00', '08:00'), entry('breakdown', '08:00', '08:30')]).total_cents).toBe(
    185_00,
  )
  // Repaired after an hour: 3 h of the minimum are left.
  const repaired = [
    entry('work', '07:00', '08:00'),
    entry('breakdown', '08:00', '09:00'),
    entry('work', '09:00', '10:00'),
  ]
  expect(priced(repaired).total_cents).toBe(555_00)
})

test('the minimum is for the day, not for each docket', () => {
  const dockets = [work('07:00', '08:00'), { ...work('13:00', '14:00'), docket_no: 'D-000002' }]
  const price = priceDay(dayOf(dockets), tariffOf())
  expect(price.total_cents).toBe(740_00)
  expect(price.lines.at(-1)).toMatchObject({ kind: 'minimum', docket_no: 'D-000002', amount_cents: 370_00 })
})

test('without a price the hours up to the minimum are a line to be priced', () => {
  const price = priceDay(dayOf([work('07:00', '09:20')]), tariffOf(hireOf({}, { rate_cents: null })))
  expect(price.lines).toMatchObject([
    { kind: 'hire', unit: 'hour', quantity: 2.5, unit_price_cents: null },
    { kind: 'minimum', unit: 'hour', quantity: 1.5, unit_price_cents: null },
  ])
})

test('rounding happens once, after breaks, and its difference goes to the last part', () => {
  const entries = [
    entry('work', '07:00', '10:05'),
    entry('break', '10:05', '10:35'),
    entry('standby', '10:35', '11:42'),
  ]
  // 185 + 67 = 252 minutes, rounded to 255: 3 more minutes of stand-by, 70 in all.
  expect(priced(entries, { min_hours: null }).lines.map(({ quantity }) => quantity)).toEqual([3.083, 1.167])
})

test.each([
  ['up', 0, 248, 4.25],
  ['nearest', 0, 246, 4],
  ['nearest', 0, 248, 4.25],
  ['up', 5, 245, 4],
  ['up', 5, 246, 4.25],
] as const)(
  'rounding %s with %i minutes of grace: %i minutes are %f h',
  (round_mode, grace_minutes, minutes, hours) => {
    const end = `11:${String(minutes - 240).padStart(2, '0')}`
    const [line] = priced([entry('work', '07:00', end)], { round_mode, grace_minutes }).lines
    expect(line?.quantity).toBe(hours)
  },
)

test('the hours of parts add up to those of the shift', () => {
  // 20, 20 and 20 minutes: a third of an hour has no exact three decimals, an hour does.
  const from = '2026-11-02 23:40'
  const after = { from: '23:00', to: '05:00', pricing: 'per_hour', value: 35_00 } as const
  const day_types = (['public_holiday', 'night'] as const).map((day_type) => ({
    ...after,
    day_type,
    on_top: false,
    min_hours: null,
  }))
  const entries = [
    entry('work', from, '2026-11-03 00:20'),
    entry('standby', '2026-11-03 00:20', '2026-11-03 00:40'),
  ]
  const { lines } = priced(entries, { min_hours: null, day_types })
  expect(lines.map(({ quantity }) => quantity)).toEqual([0.333, 0.334, 0.333])
})

test('a day’s rate is charged once for two dockets', () => {
  const dockets = [work('07:00', '09:00'), { ...work('13:00', '15:00'), docket_no: 'D-000002' }]
  const day = hireOf({}, { unit: 'day', rate_cents: 1400_00 })
  expect(amounts(priceDay(dayOf(dockets), tariffOf(day)))).toEqual([['hire', 1400_00]])
})

test('$5,000 fixed over three days is $5,000', () => {
  const fixed = hireOf({}, { unit: 'fixed', rate_cents: 5000_00 })
  const before = [{ docket_no: 'D-000009', quantity: 1 }]
  const days = [[], before, before].map((charged_before) =>
    priceDay(dayOf([work('07:00', '15:00')]), tariffOf(fixed, { charged_before, agreed_quantity: 1 })),
  )
  expect(days.map(({ total_cents }) => total_cents)).toEqual([5000_00, 0, 0])
})

test('a week of five days at $3,333.33 is exactly that', () => {
  const week = hireOf({}, { unit: 'week', rate_cents: 3333_33 })
  const days = [0, 1, 2, 3, 4].map((count) => {
    const charged_before = Array.from({ length: count }, (_, day) => ({ docket_no: `D-${day}`, quantity: 1 }))
    return priceDay(dayOf([work('07:00', '15:00')]), tariffOf(week, { charged_before })).total_cents
  })
  expect(days).toEqual([666_67, 666_66, 666_67, 666_66, 666_67])
  expect(days.reduce((sum, cents) => sum + cents, 0)).toBe(3333_33)
})

test('no start is 2 h and travel [TC1]', () => {
  const travel = [entry('travel', '06:00', '07:00')]
  const price = priced(travel, { travel_mode: 'hourly_return' }, { short_day: { kind: 'no_start' } })
  expect(amounts(price)).toEqual([
    ['no_start', 370_00],
    ['travel', 185_00],
  ])
})

test.each([
  ['not on site, at least 2 h [TC1]', false, 370_00],
  ['on site already, 4 h [TC4]', true, 740_00],
] as const)('wet weather %s', (_, was_on_site, cents) => {
  const short_day = { kind: 'wet_weather', was_on_site } as const
  expect(priced([entry('work', '07:00', '08:00')], {}, { short_day }).total_cents).toBe(cents)
})

// 1 h, 1.5 h beyond 30 km, inside 2 h [TC2]; 4 h inside 12 h for after-hours work [TC3].
test.each([
  [1, 10, 185_00],
  [1, 31, 277_50],
  [6, 31, 740_00],
  [12, 10, 0],
])('cancelled %f h before the start, %i km away', (notice_hours, distance_km, cents) => {
  const cancellation = [
    { notice_hours: 12, charge_hours: 4, far_km: null, far_charge_hours: null },
    { notice_hours: 2, charge_hours: 1, far_km: 30, far_charge_hours: 1.5 },
  ]
  const short_day = { kind: 'late_cancellation', notice_hours, distance_km } as const
  expect(priced([], { cancellation }, { short_day }).total_cents).toBe(cents)
})

test.each([
  ['none', null, {}, 0],
  ['flat', 90_00, {}, 90_00],
  ['hourly_one_way', null, {}, 185_00],
  // Depot to depot at the hourly rate [TC3].
  ['hourly_return', null, {}, 323_75],
  ['first_and_last_day', 100_00, { is_first_day: true }, 100_00],
  ['first_and_last_day', 100_00, { is_last_day: true }, 75_00],
  ['first_and_last_day', 100_00, {}, 0],
  ['km', 1_50, {}, 60_00],
] as const)('travel %s at %s cents, %j', (travel_mode, travel_rate_cents, more, cents) => {
  const docket = docketOf([there, entry('work', '07:00', '15:00'), back], {
    odometer_start: 1000,
    odometer_finish: 1040,
  })
  const { lines, flags } = priceDay(
    dayOf([docket], more),
    tariffOf(hireOf({ travel_mode, travel_rate_cents })),
  )
  const travel = lines.filter(({ kind }) => kind === 'travel')
  expect(travel.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(cents)
  expect(flags).toEqual([])
})

test('a float is two ways above 12 t or under 24 h [TC1]', () => {
  const cents = (more: Partial<DayFacts>) =>
    priceDay(
      dayOf([work('07:00', '15:00')], { was_floated_in: true, ...more }),
      tariffOf(hireOf({ float_rate_cents: 450_00 })),
    ).lines.find(({ kind }) => kind === 'float')?.amount_cents
  expect(cents({ asset_weight_t: 14, job_hours: 100 })).toBe(900_00)
  expect(cents({ asset_weight_t: 12, job_hours: 8 })).toBe(900_00)
  expect(cents({ asset_weight_t: 12, job_hours: 24 })).toBe(450_00)
})

test('an attachment is charged for at least an hour: rock auger +$20/h [TC2]', () => {
  const attachments = [{ attachment_id: 3, name: 'Rock auger', minutes: 25 }]
  const used = docketOf([entry('work', '07:00', '15:00')], { attachments })
  const term = { attachment_id: 3, name: 'Rock auger', rate_cents: 20_00, min_hours: 1 }
  const cents = (unit: 'hour' | 'day', dockets: DayFacts['dockets']) =>
    priceDay(dayOf(dockets), tariffOf(hireOf({ attachments: [{ ...term, unit }] })))
      .lines.filter(({ kind }) => kind === 'attachment')
      .map(({ amount_cents }) => amount_cents)
  expect(cents('hour', [used])).toEqual([20_00])
  expect(cents('day', [used, { ...used, docket_no: 'D-000002' }])).toEqual([20_00])
})

test('the fuel levy of the month is on the lines that bear it: 10 % of the hourly rate [TC3]', () => {
  const fuel_levies = [
    { valid_from: '2026-10-01', percent: 8 },
    { valid_from: '2026-11-01', percent: 10 },
    { valid_from: '2026-12-01', percent: 12 },
  ]
  const docket = docketOf([entry('work', '07:00', '11:00')], {
    tolls: { gantries: 1, paid_cents: 5_00 },
  })
  const hire = hireOf({ levy_applies: true, toll_mode: 'actual' })
  const { lines } = priceDay(dayOf([docket]), tariffOf(hire, { fuel_levies }))
  expect(lines.find(({ kind }) => kind === 'fuel_levy')?.amount_cents).toBe(74_00)
})

test('tolls are flat ($17.38 [TC3]) or what they cost with a margin [TC1]', () => {
  const tolls = { gantries: 2, paid_cents: 17_59 }
  const cents = (terms: Terms) =>
    priceDay(
      dayOf([docketOf([entry('work', '07:00', '15:00')], { tolls })]),
      tariffOf(hireOf(terms)),
    ).lines.find(({ kind }) => kind === 'toll')?.amount_cents
  expect(cents({ toll_mode: 'flat', toll_flat_cents: 17_38 })).toBe(17_38)
  // 17.59 and 1.759.
  expect(cents({ toll_mode: 'actual', toll_margin_percent: 10 })).toBe(19_35)
})
