import type { Db, Tx } from '#platform/server/database/database.ts'

/** Products' unit costs on a day, in cents; those without a price are left out. */
export async function costsOfProducts(
  db: Db | Tx,
  product_ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number | null>> {
  if (product_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_price')
    .distinctOn('product_id')
    .select(['product_id', 'buy_price_cents'])
    .where('product_id', 'in', product_ids)
    .where('valid_from', '<=', day)
    .orderBy('product_id')
    .orderBy('valid_from', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.buy_price_cents]))
}
