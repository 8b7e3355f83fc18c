import type { HireRate } from '#areas/rates/rules/tariff.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import { cardHireRates } from '#areas/work-orders/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type DocketOrder, listJobRates } from '../lookups-store.ts'

/**
 * What rate cards charge for an order's hire in place of the price that it was planned with. A price that was quoted or
 * agreed for the job stays, and so does the question which of several agreed ones it is.
 */
export async function hireOfCards(
  db: Db | Tx,
  order: DocketOrder,
  used: { rate: PlannedRate; asset_id: number | null; date: string },
): Promise<HireRate[]> {
  const { job_id, quote_line_id, asset_category_id } = order
  const { rate } = used
  if (quote_line_id !== null || rate.job_rate_id !== undefined || asset_category_id === null) return []
  if (rate.unit_price_cents === null && (await listJobRates(db, job_id)).length > 0) return []
  const { client_id, job_type, product_id, category_min_hours, planned_from } = order
  const hired = { client_id, job_type, product_id, asset_category_id, category_min_hours, planned_from }
  return cardHireRates(db, hired, used)
}
