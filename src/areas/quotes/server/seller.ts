import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

/** The seller's contact details. */
export async function sellerOf(db: Db | Tx) {
  const { name, trading_name, phone, email } = await defaultCompany(db)
  return { name: trading_name ?? name, phone, email }
}
