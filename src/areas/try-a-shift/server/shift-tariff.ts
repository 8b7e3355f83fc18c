import {
  type PricingSettings,
  clientLoadRates,
  clientRate,
  findPricingSettings,
} from '#areas/rates/server/index.ts'
import type { HireRate, Tariff } from '#areas/rates/rules/tariff.ts'
import { orderRate } from '#areas/work-orders/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import type { Shift } from '../contract/shift.ts'

export interface Hired {
  asset_category_id: number
  asset_id: number | null
  description: string
  /** A truck: its hire pays for carting the loads. */
  carts: boolean
}
type Priced = HireRate & { why: string | null; product_id: number | null }

/** What a client pays for a hire on a day: what an order without a quote would get, or the machine's own rate. */
async function hireRate(
  tx: Tx,
  { client_id, job_type }: Shift,
  { date, hired, settings }: { date: string; hired: Hired; settings: PricingSettings },
): Promise<Priced> {
  const { asset_category_id, asset_id } = hired
  const order = await orderRate(tx, { client_id, job_type, asset_category_id, date })
  const product_id = order.product_id ?? null
  const card = await clientRate(tx, {
    client_id,
    job_type,
    date,
    product_id,
    asset_category_id,
    asset_id,
    unit: order.unit,
    has_price: order.unit_price_cents !== null,
  })
  const { min_hours } = order
  const withMinimum = (terms: HireRate['terms']) => ({ ...terms, min_hours: terms.min_hours ?? min_hours })
  return card
    ? {
        valid_from: date,
        unit: card.unit,
        rate_cents: card.rate_cents,
        min_quantity: order.unit === card.unit ? (order.min_quantity ?? null) : null,
        terms: withMinimum(card.terms),
        source: `Rate card ${card.rate_card}`,
        why: card.why,
        product_id,
      }
    : {
        valid_from: date,
        unit: order.unit,
        rate_cents: order.unit_price_cents,
        min_quantity: order.min_quantity ?? null,
        terms: withMinimum(order.terms ?? settings.usual_terms),
        source: order.source,
        why: null,
        product_id,
      }
}

/** Everything a shift is priced by; a rate that changes at midnight counts from then on. */
export async function shiftTariff(
  tx: Tx,
  shift: Shift,
  hired: Hired,
): Promise<{ tariff: Tariff; rate: Priced }> {
  const next = addDays(shift.date, 1)
  const settings = await findPricingSettings(tx, [shift.date, next])
  const rate = await hireRate(tx, shift, { date: shift.date, hired, settings })
  const tomorrow = await hireRate(tx, shift, { date: next, hired, settings })
  const isSame = JSON.stringify({ ...tomorrow, valid_from: shift.date }) === JSON.stringify(rate)
  return {
    rate,
    tariff: {
      hire: isSame ? [rate] : [rate, tomorrow],
      description: hired.description,
      product_id: rate.product_id,
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
