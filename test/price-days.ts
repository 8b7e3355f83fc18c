import { RateTerms } from '#areas/rates/contract/terms.ts'
import type { ChargedLine } from '#areas/rates/rules/charged-line.ts'
import type { DayFacts, DocketFact, LoadFact, StandingDocket, TimeFact } from '#areas/rates/rules/facts.ts'
import type { HireRate, LoadRate, Tariff } from '#areas/rates/rules/tariff.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { publicHolidays } from '#shared/public-holidays.ts'

/** `at('2026-11-05 07:00')`, in Melbourne. */
export function at(wall: string): string {
  const [date = '', time = ''] = wall.split(' ')
  return melbourneInstant(date, time)
}

/** Thursday, an ordinary working day. */
export const workDate = '2026-11-05'
/** `entry('work', '07:00', '09:20')` on {@link workDate}, or on the day before a time: `2026-11-03 07:00`. */
export const entry = (kind: TimeFact['kind'], from: string, to: string): TimeFact => ({
  kind,
  started_at: at(from.includes(' ') ? from : `${workDate} ${from}`),
  ended_at: at(to.includes(' ') ? to : `${workDate} ${to}`),
})

export const docketOf = (entries: readonly TimeFact[], more: Partial<DocketFact> = {}): DocketFact => ({
  docket_no: 'D-000001',
  entries,
  loads: [],
  odometer_start: null,
  odometer_finish: null,
  attachments: [],
  tolls: null,
  ...more,
})

/** A docket whose lines stand. */
export const standingOf = (
  { docket_no, entries }: Pick<DocketFact, 'docket_no' | 'entries'>,
  lines: readonly ChargedLine[],
): StandingDocket => ({ docket_no, entries, lines })

export const chargedOf = (kind: ChargedLine['kind'], more: Partial<ChargedLine>): ChargedLine => {
  const amount_cents = more.amount_cents ?? 0
  return {
    docket_no: 'D-000001',
    kind,
    unit: 'fixed',
    starts_at: null,
    quantity: 1,
    unit_price_cents: amount_cents,
    amount_cents,
    computed_cents: amount_cents,
    is_price_set: false,
    bears_fuel_levy: false,
    ...more,
  }
}

/** An hour from 7 am at $185 that stands, with what it charges of the minimum, and of that as it was computed. */
export const hourStanding = (
  minimum_cents: number,
  computed_cents = minimum_cents,
  more: readonly ChargedLine[] = [],
): StandingDocket => {
  const hour = entry('work', '07:00', '08:00')
  const hire = { unit: 'hour', starts_at: hour.started_at, amount_cents: 185_00 } as const
  return {
    docket_no: 'D-000001',
    entries: [hour],
    lines: [
      chargedOf('hire', hire),
      chargedOf('minimum', { amount_cents: minimum_cents, computed_cents }),
      ...more,
    ],
  }
}

export const dayOf = (dockets: readonly DocketFact[], more: Partial<DayFacts> = {}): DayFacts => ({
  work_date: workDate,
  dockets,
  standing: [],
  short_day: null,
  start_time: null,
  is_first_day: false,
  is_last_day: false,
  was_floated_in: false,
  asset_weight_t: null,
  job_hours: null,
  ...more,
})

type Terms = Partial<RateTerms>
/** $185 an hour, at least 4 h. */
export const hireOf = (terms: Terms = {}, more: Partial<HireRate> = {}): HireRate => ({
  valid_from: '2026-01-01',
  unit: 'hour',
  rate_cents: 185_00,
  min_quantity: null,
  terms: RateTerms.parse({ min_hours: 4, ...terms }),
  source: 'Quote Q-000123, line 2',
  ...more,
})

export const tariffOf = (hire: HireRate = hireOf(), more: Partial<Tariff> = {}): Tariff => ({
  hire: [hire],
  description: 'Excavator 14 t',
  product_id: 1,
  gst_code: 'GST',
  holidays: new Map([...publicHolidays(2026), ...publicHolidays(2027)]),
  carts: false,
  load_rates: [],
  fuel_levies: [],
  standby: null,
  travel: null,
  agreed_tolls: null,
  charged_before: [],
  charged_today: [],
  is_billed_by_hand: false,
  agreed_quantity: null,
  ...more,
})

export const loadOf = (load_no: number, more: Partial<LoadFact> = {}): LoadFact => ({
  load_no,
  material: 'Clean Fill',
  tip_site_id: 1,
  net_t: 12.5,
  volume_m3: null,
  density: 1.6,
  ...more,
})

export const loadRateOf = (id: number, more: Partial<LoadRate> = {}): LoadRate => ({
  id,
  kind: 'tip',
  product_id: null,
  description: `Tip fee ${id}`,
  unit: 'tonne',
  material: 'Clean Fill',
  tip_site_id: null,
  rate_cents: 20_00,
  min_quantity: null,
  levy_within_cents: null,
  bears_fuel_levy: false,
  gst_code: 'GST',
  card: null,
  ...more,
})
