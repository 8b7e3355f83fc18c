import { type EntryKind, entryKindWords } from '#areas/dockets/contract/choices.ts'
import type { Labels } from '#shared/labels.ts'
import type { PartKind } from '../contract/choices.ts'

export const shiftLabels = {
  client_id: 'Client',
  asset_category_id: 'Machine category',
  asset_id: 'Machine',
  job_type: 'Job type',
  date: 'Date',
  start_time: 'Start',
  finish_time: 'Finish',
  parts: 'Breaks, stand-by and travel',
  loads: 'Loads',
  short_day: 'Day cut short',
  notice_hours: 'Notice given',
  distance_km: 'Distance from the depot',
  driven_km: 'Kilometres driven',
  is_floated: 'Brought on a float',
  tolls_cents: 'Tolls paid',
} as const satisfies Labels

/** What interrupts the work of a shift. */
export const partLabels = { kind: 'What', from: 'From', to: 'To' } as const satisfies Labels

export const loadLabels = {
  material: 'Material',
  tip_site_id: 'Tip site',
  net_t: 'Tonnes',
  volume_m3: 'Cubic metres',
} as const satisfies Labels

export const partKindWords: Readonly<Record<PartKind, string>> = entryKindWords satisfies Record<
  EntryKind,
  string
>
