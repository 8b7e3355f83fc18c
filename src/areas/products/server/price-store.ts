import { type Insertable, sql } from 'kysely'
import type { ProductPrice } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

type Reader = Db | Tx

const setBy = sql<string | null>`(select u.name from app_user u where u.id = product_price.created_by)`
const nextFrom = sql<string | null>`lead(product_price.valid_from) over (order by product_price.valid_from)`

/** A product's prices, latest first; `next_from` is the first day of the next one. */
export function listPrices(db: Reader, product_id: number) {
  return db
    .selectFrom('product_price')
    .selectAll()
    .select([setBy.as('set_by'), nextFrom.as('next_from')])
    .where('product_id', '=', product_id)
    .orderBy('valid_from', 'desc')
    .execute()
}

/**
 * A product's selling price and cost on a day (cents with at most two decimals); undefined before its first
 * price.
 */
export function priceOf(db: Reader, product_id: number, date: string) {
  return db
    .selectFrom('product_price')
    .select(['sell_price_cents', 'buy_price_cents', 'valid_from'])
    .where('product_id', '=', product_id)
    .where('valid_from', '<=', date)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The price that starts on exactly this day. */
export function findPrice(db: Reader, product_id: number, valid_from: string) {
  return db
    .selectFrom('product_price')
    .select(['sell_price_cents', 'buy_price_cents'])
    .where('product_id', '=', product_id)
    .where('valid_from', '=', valid_from)
    .executeTakeFirst()
}

export async function insertPrices(tx: Tx, prices: readonly Insertable<ProductPrice>[]): Promise<void> {
  await tx
    .insertInto('product_price')
    .values([...prices])
    .execute()
}

/** Sets the price from a day, replacing one that starts on it. */
export async function putPrice(tx: Tx, price: Insertable<ProductPrice>): Promise<void> {
  await tx
    .insertInto('product_price')
    .values(price)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'valid_from']).doUpdateSet({
        sell_price_cents: (e) => e.ref('excluded.sell_price_cents'),
        buy_price_cents: (e) => e.ref('excluded.buy_price_cents'),
        created_at: sql`business_now()`,
        created_by: sql`business_user()`,
      }),
    )
    .execute()
}

export async function deletePrice(tx: Tx, product_id: number, valid_from: string): Promise<void> {
  await tx
    .deleteFrom('product_price')
    .where('product_id', '=', product_id)
    .where('valid_from', '=', valid_from)
    .execute()
}
