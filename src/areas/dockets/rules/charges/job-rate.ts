import { isStandby, isToll, isTravel } from '#areas/jobs/rules/rate-words.ts'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import type { ChargeUnit, GstCode } from '#shared/units.ts'
import { isOnce } from './once-units.ts'

/** What a client pays on a job in addition to the hire. */
export interface JobRate {
  readonly id: number
  readonly product_id: number | null
  /** From its product, else from its quote line; null if unknown. */
  readonly category: ProductCategory | null
  readonly description: string
  readonly unit: ChargeUnit
  readonly material: string | null
  readonly tip_site_id: number | null
  /** How many were quoted; null if unspecified. */
  readonly quantity: number | null
  readonly min_quantity: number | null
  /** Negative for what we buy back. */
  readonly unit_price_cents: number
  readonly gst_code: GstCode
  readonly bears_fuel_levy: boolean
}

type Named = Pick<JobRate, 'unit' | 'description'>
export const standbyRate = <R extends Named>(rates: readonly R[]): R | undefined =>
  rates.find(({ unit, description }) => unit === 'hour' && isStandby(description))

const travelUnits: readonly ChargeUnit[] = ['hour', 'each', 'fixed', 'km']
export const travelRate = <R extends Named>(rates: readonly R[]): R | undefined =>
  rates.find(({ unit, description }) => travelUnits.includes(unit) && isTravel(description))

/** Tolls that were agreed for the job. */
export const tollRates = <R extends Named>(rates: readonly R[]): R[] =>
  rates.filter(({ unit, description }) => isOnce(unit) && isToll(description))
