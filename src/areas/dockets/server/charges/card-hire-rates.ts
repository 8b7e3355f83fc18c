import { clientRate } from '#areas/rates/server/index.ts'
import type { HireRate } from '#areas/rates/rules/tariff.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import { hireRateOf } from '../../rules/charges/tariff-of.ts'
import { type DocketOrder, listJobRates } from '../lookups-store.ts'

/**
 * What rate cards charge for the hire in place of the price that an order was planned with, on a day and on the next one,
 * which a shift may reach into: a rate for the very machine, which is known only now, and one that started after the
 * first day of the order's requirement; after its last day the planned price again. A price that was quoted or agreed for
 * the job stays, and so does the question which of several agreed ones it is.
 */
export async function cardHireRates(
  db: Db | Tx,
  order: DocketOrder,
  { rate, asset_id, date }: { rate: PlannedRate; asset_id: number | null; date: string },
): Promise<HireRate[]> {
  if (order.quote_line_id !== null || rate.job_rate_id !== undefined) return []
  if (order.asset_category_id === null) return []
  if (rate.unit_price_cents === null && (await listJobRates(db, order.job_id)).length > 0) return []
  const on = (day: string) =>
    clientRate(db, {
      client_id: order.client_id,
      job_type: order.job_type,
      date: day,
      product_id: order.product_id,
      asset_category_id: order.asset_category_id,
      asset_id,
      unit: rate.unit,
      units: [rate.unit],
      has_price: true,
    })
  const next = addDays(date, 1)
  // An hourly minimum of the card that the order was planned with is not the new one's.
  const least = rate.terms?.min_hours == null ? rate.min_hours : order.category_min_hours
  const rates: (HireRate & { rule_id: number | null })[] = []
  for (const day of [date, next]) {
    const card = await on(day)
    const isNew = card !== null && (card.is_for_machine || card.starts_on > order.planned_from)
    if (!isNew && rates.length > 0) rates.push({ ...hireRateOf(rate), rule_id: null, valid_from: day })
    if (!isNew || rates.at(-1)?.rule_id === card.rule_id) continue
    rates.push({
      rule_id: card.rule_id,
      valid_from: day,
      unit: card.unit,
      rate_cents: card.rate_cents,
      min_quantity: rate.min_quantity ?? null,
      terms: { ...card.terms, min_hours: card.terms.min_hours ?? least },
      source: `Rate card ${card.rate_card}`,
      why: card.why,
    })
  }
  return rates
}
