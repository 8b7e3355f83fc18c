import { findTipRate } from '#areas/tip-sites/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'

/** A site's rate for a material on a day, as a tip order keeps it; null where there was none. */
export async function agreedRate(tx: Tx, tip_site_id: number, material: string, date: string) {
  const rate = await findTipRate(tx, tip_site_id, material, date)
  const { buy_cents = null, sell_cents = null } = rate ?? {}
  return { buy_cents, sell_cents, ...(rate && { unit: rate.unit }) }
}
