import type { Db, Tx } from '#platform/server/database/database.ts'
import type { RateTerms } from '../contract/terms.ts'
import { mergeTerms } from '../rules/merge-terms.ts'
import { findUsualTerms } from './pricing-settings.ts'
import { findCardTerms } from './rate-card-store.ts'

/**
 * What a client's hire is charged besides its price on a day: the usual terms of its product, as far as the client's own rate card does
 * not say otherwise; the usual ones for someone who is not a client yet.
 */
export async function findClientTerms(
  db: Db | Tx,
  client_id: number | null,
  date: string,
  product_id: number | null = null,
): Promise<RateTerms> {
  const usual = await findUsualTerms(db, product_id)
  const own = client_id === null ? undefined : await findCardTerms(db, client_id, date)
  return own ? mergeTerms(usual, own) : usual
}
