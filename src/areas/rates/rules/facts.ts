import type { EntryKind } from '#areas/dockets/contract/choices.ts'
import type { ChargedLine } from './charged-line.ts'

/** Instants are ISO 8601 in UTC; `breakdown` is our own machine's. */
export interface TimeFact {
  readonly kind: EntryKind
  readonly started_at: string
  readonly ended_at: string
}

export interface LoadFact {
  readonly load_no: number
  /** As in the list of materials; data, never matched by words. */
  readonly material: string | null
  readonly tip_site_id: number | null
  /** Tonnes of the truck, and of the dog behind it, to the kilogram. */
  readonly net_t: number | null
  readonly dog_net_t?: number | null
  readonly volume_m3: number | null
  /** Tonnes in a cubic metre, to convert one to the other; null: it cannot be. */
  readonly density: number | null
}

/** Gantries passed, and what they cost together in cents; null where it is not known. */
export interface TollFact {
  readonly gantries: number | null
  readonly paid_cents: number | null
}

/** One docket of the day. */
export interface DocketFact {
  readonly docket_no: string
  readonly entries: readonly TimeFact[]
  readonly loads: readonly LoadFact[]
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
  readonly attachments: readonly { attachment_id: number; name: string; minutes: number }[]
  /** Null: no toll road was used. */
  readonly tolls: TollFact | null
}

/** A docket of the day whose lines stand: it is not priced again, but counts towards the minimum and its levy. */
export interface StandingDocket {
  readonly docket_no: string
  readonly entries: readonly TimeFact[]
  readonly lines: readonly ChargedLine[]
  /** Null or absent: an ordinary day. */
  readonly short_day?: ShortDay | null
  /** When its work was to start, `07:00`; absent: it has time of its own. */
  readonly start_time?: string
  /** Those that a rate charges; absent: it used none. */
  readonly attachments?: readonly StandingAttachment[]
  /** Whether it charges the day's tolls or leaves them to another docket; absent: it used no toll road. */
  readonly toll_line?: 'charged' | 'left'
}

export type StandingAttachment = DocketFact['attachments'][number] & {
  /** Hours, or the day, that its line counts, as computed. */
  readonly charged: number
}

/** Why a day came to little or nothing for which the client pays nevertheless. */
export type ShortDay =
  | { readonly kind: 'no_start' }
  | { readonly kind: 'wet_weather'; readonly was_on_site: boolean }
  | { readonly kind: 'late_cancellation'; readonly notice_hours: number; readonly distance_km: number | null }

/** All dockets of one asset for one job on one Melbourne work day: the unit of minimums. */
export interface DayFacts {
  readonly work_date: string
  /** Those to price. */
  readonly dockets: readonly DocketFact[]
  readonly standing: readonly StandingDocket[]
  /** Of the dockets to price. */
  readonly short_day: ShortDay | null
  /** When work was to start, `07:00`: decides the day type where no one worked; null: at midday. */
  readonly start_time: string | null
  readonly is_first_day: boolean
  readonly is_last_day: boolean
  /** The machine was brought on a float this day. */
  readonly was_floated_in: boolean
  readonly asset_weight_t: number | null
  /** How long the job has the machine, for the float; null: not known. */
  readonly job_hours: number | null
}

/** A dry hire from on-hire to off-hire. */
export interface DryHireFacts {
  readonly on_hire_at: string
  /** Null while the machine is out: it is priced up to `today`. */
  readonly off_hire_at: string | null
  readonly today: string
  readonly smu_on: number | null
  readonly smu_off: number | null
}
