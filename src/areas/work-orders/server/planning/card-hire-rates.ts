import { hireRateOf } from '#areas/dockets/rules/charges/tariff-of.ts'
import type { HireRate } from '#areas/rates/rules/tariff.ts'
import { clientRate } from '#areas/rates/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import type { PlannedRate } from '../../contract/rate-snapshot.ts'

/** What is hired, of an order whose price was neither quoted nor agreed for its job. */
export interface CardHire {
  readonly client_id: number
  readonly job_type: string | null
  readonly product_id: number | null
  readonly asset_category_id: number
  /** What the category has where nothing else says how many hours a day is charged for. */
  readonly category_min_hours: number | null
  /** The first day that the price was planned for. */
  readonly planned_from: string
}

/**
 * What rate cards charge for the hire in place of the price that it was planned with, in the same unit, on a day and on
 * the next one, which a shift may reach into: a rate for the very machine, which is known only now, and one that started
 * after the first planned day; after its last day the planned price again.
 */
export async function cardHireRates(
  db: Db | Tx,
  { category_min_hours, planned_from, ...hired }: CardHire,
  { rate, asset_id, date }: { rate: PlannedRate; asset_id: number | null; date: string },
): Promise<HireRate[]> {
  const on = (day: string) =>
    clientRate(db, { ...hired, asset_id, date: day, unit: rate.unit, units: [rate.unit], has_price: true })
  // An hourly minimum of the card that the order was planned with is not the new one's.
  const least = rate.terms?.min_hours == null ? rate.min_hours : category_min_hours
  const rates: (HireRate & { rule_id: number | null })[] = []
  for (const day of [date, addDays(date, 1)]) {
    const card = await on(day)
    const isNew = card !== null && (card.is_for_machine || card.starts_on > planned_from)
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
