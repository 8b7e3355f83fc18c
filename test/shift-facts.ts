import type { LoadFact } from '#areas/dockets/rules/loads/load-fact.ts'
import { type DocketFacts, type DocketTerms, docketLines } from '#areas/dockets/rules/charges/docket-lines.ts'
import type { RateTerm } from '#areas/dockets/rules/charges/match-rate.ts'
import type { Entry } from '#areas/dockets/rules/shift/time-words.ts'
import { materialTypes } from '#shared/lists.ts'
import { melbourneInstant } from '#shared/local-date.ts'

/** A shift and its charges, for docket rules: on one day, with a truck that tips. */

const day = '2026-11-23'
export const at = (time: string, date = day) => melbourneInstant(date, time)
export const entry = (kind: Entry['kind'], from: string, to: string): Entry => ({
  kind,
  started_at: from,
  ended_at: to,
  note: null,
})
export const facts = (entries: Entry[], loads: LoadFact[] = []): DocketFacts => ({
  entries,
  loads,
  odometer_start: null,
  odometer_finish: null,
})
export const terms = (rate: Partial<DocketTerms['rate']> = {}, rates: RateTerm[] = []): DocketTerms => ({
  rate: { unit: 'hour', min_hours: 4, round_minutes: 15, ...rate },
  hire: { description: 'Excavator, EX12', product_id: null, gst_code: 'GST', carts: false },
  rates,
  materials: materialTypes,
  once: { charged: [], agreed: null },
  travel_once: { charged: [], agreed: null },
})
export const rate = (fields: Partial<RateTerm>): RateTerm => ({
  id: 1,
  product_id: null,
  category: null,
  description: 'Tip fee, clean fill',
  unit: 'tonne',
  min_quantity: null,
  unit_price_cents: 1450,
  gst_code: 'GST',
  ...fields,
})
export const load = (load_no: number, fields: Partial<LoadFact> = {}): LoadFact => ({
  load_no,
  material: 'Clean fill',
  source: null,
  tip: 'Epping tip',
  loaded_at: at('08:00'),
  tipped_at: at('09:00'),
  net_t: 12.4,
  volume_m3: null,
  ticket_no: 'T1',
  waste_record_no: null,
  ...fields,
})
/** The line of the hire. */
export const hire = (f: DocketFacts, t = terms()) => docketLines(f, t)[0]!
