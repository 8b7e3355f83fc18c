import { hireRateOf } from '#areas/dockets/rules/charges/tariff-of.ts'
import { type HireRate, type Tariff, hireRateOn } from '#areas/rates/rules/tariff.ts'
import { clientLoadRates, clientRate, findPricingSettings } from '#areas/rates/server/index.ts'
import { cardHireRates, orderRate } from '#areas/work-orders/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import type { Shift } from '../contract/shift.ts'

export interface Hired {
  asset_category_id: number
  asset_id: number | null
  description: string
  /** Of its category, where nothing else says how many hours a day is charged for. */
  category_min_hours: number | null
  /** A truck: its hire pays for carting the loads. */
  carts: boolean
}

/**
 * What a client pays for a hire: the price that an order without a quote would be planned with, and what its docket
 * would take from a rate card in place of it.
 */
async function hireRates(
  tx: Tx,
  { client_id, job_type, date }: Shift,
  { asset_category_id, asset_id, category_min_hours }: Hired,
): Promise<{ hire: [HireRate, ...HireRate[]]; product_id: number | null }> {
  const rate = await orderRate(tx, { client_id, job_type, asset_category_id, date })
  const { product_id = null } = rate
  const hired = { client_id, job_type, product_id, asset_category_id }
  const { unit } = rate
  const card = await clientRate(tx, { ...hired, date, unit, units: [unit], has_price: true })
  const why = rate.source === `Rate card ${card?.rate_card}` ? (card?.why ?? null) : null
  const others = await cardHireRates(
    tx,
    { ...hired, category_min_hours, planned_from: date },
    { rate, asset_id, date },
  )
  return { hire: [{ ...hireRateOf(rate), why }, ...others], product_id }
}

/** Everything a shift is priced by; a rate that changes at midnight counts from then on. */
export async function shiftTariff(
  tx: Tx,
  shift: Shift,
  hired: Hired,
): Promise<{ tariff: Tariff; rate: HireRate }> {
  const settings = await findPricingSettings(tx, [shift.date, addDays(shift.date, 1)])
  const { hire, product_id } = await hireRates(tx, shift, hired)
  return {
    rate: hireRateOn({ hire }, shift.date),
    tariff: {
      hire,
      description: hired.description,
      product_id,
      gst_code: 'GST',
      holidays: settings.holidays,
      carts: hired.carts,
      load_rates: await clientLoadRates(tx, shift),
      fuel_levies: settings.fuel_levies,
      standby: null,
      travel: null,
      agreed_tolls: null,
      charged_before: [],
      charged_today: [],
      is_billed_by_hand: false,
      agreed_quantity: null,
    },
  }
}
