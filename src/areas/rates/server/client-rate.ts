import type { Db, Tx } from '#platform/server/database/database.ts'
import { type ChargeUnit, timeUnits } from '#shared/units.ts'
import { indexRates, matchRate } from '../rules/match/match-rate.ts'
import type { RateTerms } from '../contract/terms.ts'
import { mergeTerms } from '../rules/merge-terms.ts'
import { findUsualTerms } from './pricing-settings.ts'
import { type RateWanted, findRates } from './find-rates-store.ts'

type Hired = Pick<RateWanted, 'date' | 'product_id' | 'asset_category_id' | 'job_type'> & {
  client_id: number
  /** The machine, where it is known already. */
  asset_id?: number | null
  unit: ChargeUnit
  /** By which times it may be charged instead; by default by any. */
  units?: readonly ChargeUnit[]
  /** Whether the price list has a price in that unit, which comes before a standard rate in another. */
  has_price: boolean
}
export interface ClientRate {
  unit: ChargeUnit
  /** In cents, with at most two decimals. */
  rate_cents: number
  rate_card: string
  /** The rate itself, the first day on which it holds, and whether it is for that very machine. */
  rule_id: number
  starts_on: string
  is_for_machine: boolean
  /** Which rate it is, and why it is this one. */
  why: string
  /** The product’s usual terms, as far as its card and then the rate itself do not say otherwise. */
  terms: RateTerms
}

/**
 * What a client's rate cards charge for hiring a product or category on a day: the most specific rate of their own
 * card, in the unit asked for or else by another time, before one of the standard card. Null where no card has one.
 */
export async function clientRate(
  db: Db | Tx,
  { client_id, asset_id = null, unit, units = timeUnits, has_price, ...hired }: Hired,
): Promise<ClientRate | null> {
  const plain = { ...hired, asset_id, material: null, tip_site_id: null }
  const rates = indexRates(await findRates(db, { ...plain, owner_id: client_id, kind: 'client' }))
  const others = timeUnits.filter((other) => other !== unit && units.includes(other))
  const tries = [
    ...[unit, ...others].map((each) => ({ owner_id: client_id, unit: each })),
    ...[unit, ...(has_price ? [] : others)].map((each) => ({ owner_id: 0, unit: each })),
  ]
  for (const each of tries) {
    const found = matchRate(rates, { ...plain, ...each })
    // Without one of their own, the standard card's is found here: its turn comes later.
    if (found && found.rule.owner_id === each.owner_id)
      return {
        unit: found.rule.unit,
        rate_cents: found.rule.rate_cents,
        rate_card: found.rule.rate_card,
        rule_id: found.rule.id,
        starts_on: found.rule.starts_on,
        is_for_machine: found.rule.asset_id !== null,
        why: found.why,
        terms: mergeTerms(
          await findUsualTerms(db, hired.product_id),
          found.rule.card_terms,
          found.rule.terms,
        ),
      }
  }
  return null
}
