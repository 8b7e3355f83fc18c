import type { LoadFact } from '#areas/dockets/rules/loads/load-fact.ts'
import type { Entry } from '#areas/dockets/rules/shift/time-words.ts'
import { melbourneInstant } from '#shared/local-date.ts'

/** A shift for docket rules: on one day, with a truck that tips. */

const day = '2026-11-23'
export const at = (time: string, date = day) => melbourneInstant(date, time)
export const entry = (kind: Entry['kind'], from: string, to: string): Entry => ({
  kind,
  started_at: from,
  ended_at: to,
  note: null,
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
