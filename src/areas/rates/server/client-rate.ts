import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { indexRates, matchRate } from '../rules/match/match-rate.ts'
import { type RateWanted, findRates } from './find-rates-store.ts'

type Hired = Pick<RateWanted, 'date' | 'product_id' | 'asset_category_id' | 'job_type'> & {
  client_id: number
  /** The unit that is meant; where no rate has it, any other is taken. */
  unit: ChargeUnit
}
export interface ClientRate {
  unit: ChargeUnit
  /** In cents, with at most two decimals. */
  rate_cents: number
  rate_card: string
}

/**
 * What a client's rate cards, their own or the standard one, charge for a product or category on a day: the most
 * specific rate, as `matchRate` finds it. Null where no card has one.
 */
export async function clientRate(
  db: Db | Tx,
  { client_id, unit, ...hired }: Hired,
): Promise<ClientRate | null> {
  const plain = {
    ...hired,
    owner_id: client_id,
    asset_id: null,
    material: null,
    tip_site_id: null,
    zone: null,
  }
  const rates = indexRates(await findRates(db, { ...plain, kind: 'client' }))
  const found = matchRate(rates, { ...plain, unit }) ?? matchRate(rates, { ...plain, unit: null })
  return (
    found && { unit: found.rule.unit, rate_cents: found.rule.rate_cents, rate_card: found.rule.rate_card }
  )
}
