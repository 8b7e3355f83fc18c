import type { ChargeUnit, GstCode, LoadUnit } from '#shared/units.ts'
import type { RateTerms } from '../contract/terms.ts'

/** The price of the hire from a day on. */
export interface HireRate {
  readonly valid_from: string
  readonly unit: ChargeUnit
  /** Cents with at most two decimals; null when unpriced. */
  readonly rate_cents: number | null
  /** The least of a day, where it is charged by the load, tonne, cubic metre or kilometre; null: none. */
  readonly min_quantity: number | null
  readonly terms: RateTerms
  /** Where it comes from, in words: `Quote Q-000123, line 2`. */
  readonly source: string
  /** Of a rate card: which rate it is, and why it is this one. */
  readonly why?: string | null
}

/** Where the price of a hire comes from, in words: `Rate: Rate card Standard.` */
export const rateWords = ({ rate_cents, source, why }: HireRate): string[] =>
  rate_cents === null ? [] : [`Rate: ${source}.`, ...(why ? [why] : [])]

/** What loads are charged by. Null does not narrow what the rate is for. */
export interface LoadRate {
  readonly id: number
  /** A buy-back is bought from the client: it reduces what they owe. */
  readonly kind: 'tip' | 'supply' | 'buy_back' | 'cartage' | 'other'
  readonly product_id: number | null
  readonly description: string
  readonly unit: LoadUnit
  readonly material: string | null
  readonly tip_site_id: number | null
  readonly rate_cents: number | null
  readonly min_quantity: number | null
  /** The landfill levy that each unit's price includes, in cents; null: none. */
  readonly levy_within_cents: number | null
  readonly bears_fuel_levy: boolean
  readonly gst_code: GstCode
  /** The rate card it is on, and why it is this one; null: agreed for the job, which comes first. */
  readonly card: { readonly name: string; readonly why: string } | null
}

/** What another docket charges of a price that is charged once. */
export interface ChargedBefore {
  readonly docket_no: string
  readonly quantity: number
  /** What it comes to, for the days of a week. */
  readonly cents?: number
}

/** A rate of its own that stand-by or travel has on a job; it comes before what the hire's terms say. */
export interface SideRate {
  readonly id: number
  readonly product_id: number | null
  readonly description: string
  readonly unit: ChargeUnit
  readonly rate_cents: number
  readonly min_quantity: number | null
  readonly bears_fuel_levy: boolean
  readonly gst_code: GstCode
  /** How many of a price that is charged once were agreed, and what other dockets charge of it. */
  readonly agreed_quantity: number
  readonly charged_before: readonly ChargedBefore[]
}

/** Tolls agreed as a rate of the job, which are billed from it. */
export interface AgreedTolls {
  readonly id: number
  readonly description: string
  readonly rate_cents: number
}

/** Everything an asset's day is charged by. */
export interface Tariff {
  /** By `valid_from`, which is empty where a rate has always applied; at least one. */
  readonly hire: readonly [HireRate, ...HireRate[]]
  readonly description: string
  readonly product_id: number | null
  readonly gst_code: GstCode
  /** Public holidays by date. */
  readonly holidays: ReadonlyMap<string, string>
  /** The hired machine carts its loads, so that its hire pays for cartage. */
  readonly carts: boolean
  readonly load_rates: readonly LoadRate[]
  /** By `valid_from`. */
  readonly fuel_levies: readonly { readonly valid_from: string; readonly percent: number }[]
  /** Null: the terms say what is charged. */
  readonly standby: SideRate | null
  readonly travel: SideRate | null
  /** What covers the tolls of the dockets to price; null: nothing does, so that the terms charge them. */
  readonly agreed_tolls: AgreedTolls | null
  /** Of a fixed price, or of a week by earlier days. */
  readonly charged_before: readonly ChargedBefore[]
  /** Of this day, by dockets whose lines stand. */
  readonly charged_today: readonly ChargedBefore[]
  /** A fixed price that invoices bill from the job, by progress claims, so that dockets charge none of it. */
  readonly is_billed_by_hand: boolean
  /** How many of a fixed price were agreed; null: no number, so that each docket charges one. */
  readonly agreed_quantity: number | null
}

/** The hire's rate on a day: the last that has started, else the first. */
export const hireRateOn = ({ hire }: Pick<Tariff, 'hire'>, date: string): HireRate =>
  hire.findLast(({ valid_from }) => valid_from <= date) ?? hire[0]
