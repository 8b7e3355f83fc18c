import { sql } from 'kysely'
import { matchRank, matchesProduct } from '#areas/products/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { LineProductSearch } from '../../contract/line-product.ts'

const most = 8
/** How many of the latest quotes, and of the latest invoices, past use is counted in. */
const recent = 100

/**
 * The active products that a search finds, with the price and cost of `day`: the best matches first, of equal
 * ones what this client has used most, then what everyone has.
 */
export function listLineProducts(db: Db, { search, client_id }: LineProductSearch, day: string) {
  return db
    .selectFrom('product')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('product_price')
          .select(['sell_price_cents', 'buy_price_cents'])
          .whereRef('product_price.product_id', '=', 'product.id')
          .where('product_price.valid_from', '<=', day)
          .orderBy('product_price.valid_from', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .leftJoin(pastUse(db, client_id ?? 0).as('by_client'), 'by_client.product_id', 'product.id')
    .leftJoin(pastUse(db, null).as('by_all'), 'by_all.product_id', 'product.id')
    .select([
      'product.id',
      'product.code',
      'product.name',
      'product.category',
      'product.unit',
      'product.gst_code',
      'product.asset_category_id',
      'product.material_type',
      'product.min_quantity',
      'price.sell_price_cents',
      'price.buy_price_cents as cost_cents',
    ])
    .where('product.archived_at', 'is', null)
    .where(sql<boolean>`product.is_active`)
    .where((e) => matchesProduct(e.ref('product.search_text'), search))
    .orderBy(matchRank(search))
    .orderBy('by_client.times', (order) => order.desc().nullsLast())
    .orderBy('by_all.times', (order) => order.desc().nullsLast())
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(most)
    .execute()
}

/** How many lines of the latest quotes and invoices each product has, of one client or (null) of all. */
function pastUse(db: Db, client_id: number | null) {
  const quotes = db
    .selectFrom('quote')
    .select('id')
    .where(sql<boolean>`is_latest`)
    .where('archived_at', 'is', null)
    .$if(client_id !== null, (q) => q.where('client_id', '=', client_id))
    .orderBy('quote_date', 'desc')
    .orderBy('id', 'desc')
    .limit(recent)
  const invoices = db
    .selectFrom('invoice')
    .select('id')
    .where('status', '<>', 'Deleted')
    .$if(client_id !== null, (q) => q.where('client_id', '=', client_id ?? 0))
    .orderBy('invoice_date', 'desc')
    .orderBy('id', 'desc')
    .limit(recent)
  const lines = db
    .selectFrom('quote_line')
    .select('product_id')
    .where('quote_id', 'in', quotes)
    .unionAll(db.selectFrom('invoice_line').select('product_id').where('invoice_id', 'in', invoices))
  return db
    .selectFrom(lines.as('line'))
    .select(['product_id', (e) => e.fn.countAll<number>().as('times')])
    .where('product_id', 'is not', null)
    .groupBy('product_id')
}
