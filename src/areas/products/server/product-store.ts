import { type Expression, type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Product as ProductTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { orderOf, pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { escapedLike, found, totalOf } from '#platform/server/lists/search.ts'
import type { ProductFilters, ProductNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredProduct = Selectable<ProductTable>
export type ProductChanges = Updateable<ProductTable>

/** Products with their prices on a day; nulls before the first. */
const priced = (db: Reader, day: string) =>
  db
    .selectFrom('product')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('product_price')
          .select(['sell_price_cents', 'buy_price_cents', 'valid_from'])
          .whereRef('product_price.product_id', '=', 'product.id')
          .where('product_price.valid_from', '<=', day)
          .orderBy('product_price.valid_from', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .leftJoin('asset_category', 'asset_category.id', 'product.asset_category_id')
    .selectAll('product')
    .select([
      'price.sell_price_cents',
      'price.buy_price_cents',
      'price.valid_from as priced_from',
      'asset_category.name as asset_category',
    ])

/** One page of products with the prices of `day`. `total` is null when not asked for. */
export async function listProducts(db: Reader, filters: ProductFilters, day: string) {
  const [field, direction] = orderOf(filters.sort)
  const ids = filtered(db, filters)
  const shown = priced(db, day)
    .where('product.id', 'in', ids.select('product.id'))
    .$if(field === 'category', (q) =>
      q.orderBy('product.category', direction).orderBy('product.sort').orderBy('product.name'),
    )
    .$if(field === 'match', (q) => q.orderBy(matchRank(filters.search), direction).orderBy('product.name'))
  const isRanked = field === 'category' || field === 'match'
  const ordered = isRanked
    ? shown.orderBy('product.id', direction)
    : sorted(shown, 'product', filters.sort, [])
  const rows = await pageOf(ordered, filters).execute()
  return { rows, total: await totalOf(db, ids, filters) }
}

/**
 * An exact code ranks first, then a code that begins with the words, then words that begin one of the code or
 * the name, then anything containing them: "roller" is not the end of "controller".
 */
export function matchRank(search: string) {
  const typed = search.trim().toLowerCase()
  const begins = `${escapedLike(typed)}%`
  const words = sql`' ' || translate(lower(product.code || ' ' || product.name), '-/(),&', '      ')`
  const begun = typed
    .split(/[-\s/(),&]+/)
    .map((word) => sql<SqlBool>`${words} like ${`% ${escapedLike(word)}%`}`)
  return sql<number>`case when lower(product.code) = ${typed} then 0 when lower(product.code) like ${begins} then 1
    when ${sql.join(begun, sql` and `)} then 2 else 3 end`
}

/** A few letters match every word that begins with them: the product list is short enough to scan. */
export function matchesProduct(column: Expression<string>, search: string): Expression<SqlBool> {
  const typed = search.trim().toLowerCase()
  if (typed.length >= 3) return found(column, search)
  return sql<SqlBool>`' ' || ${column} like ${`% ${escapedLike(typed)}%`}`
}

function filtered(db: Reader, filters: ProductNarrowing) {
  const { category, asset_category_id, material_type, is_active } = filters
  return db
    .selectFrom('product')
    .where('product.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) =>
      q.where((e) => matchesProduct(e.ref('product.search_text'), filters.search)),
    )
    .$if(category !== undefined, (q) => q.where('product.category', '=', category ?? 'other'))
    .$if(asset_category_id !== undefined, (q) =>
      q.where('product.asset_category_id', '=', asset_category_id ?? 0),
    )
    .$if(Boolean(material_type), (q) => q.where('product.material_type', '=', material_type ?? ''))
    .$if(is_active === '1', (q) => q.where(sql<boolean>`product.is_active`))
    .$if(is_active === '0', (q) => q.where(sql<boolean>`not product.is_active`))
}

/** Walks everything a filter matches in order of id, with the prices of `day`. */
export const exportPage = (db: Reader, filters: ProductNarrowing, after_id: number, day: string) =>
  priced(db, day)
    .where('product.id', 'in', filtered(db, filters).select('product.id'))
    .where('product.id', '>', after_id)
    .orderBy('product.id')
    .limit(exportPageRows)
    .execute()

/** One product with the price of `day`. */
export const findPriced = (db: Reader, id: number, day: string) =>
  priced(db, day).where('product.id', '=', id).executeTakeFirst()

export const findProduct = (db: Reader, id: number): Promise<StoredProduct | undefined> =>
  db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()

/** The stored product, locked until the change ends, so that price changes are serialised. */
export function lockProduct(tx: Tx, id: number): Promise<StoredProduct | undefined> {
  return tx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Which active product already has a code, ignoring case. */
export function findByCode(db: Reader, code: string, except_id = 0) {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where((e) => e(e.fn<string>('lower', ['code']), '=', code.toLowerCase()))
    .where('archived_at', 'is', null)
    .where('id', '<>', except_id)
    .executeTakeFirst()
}

/** The current ones with any of these codes, given in lower case. */
export const findCodeHolders = (db: Reader, codes: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['code', 'name'])
    .where(sql`lower(code)`, 'in', codes)
    .where('archived_at', 'is', null)
    .execute()

/** The categories of machines that a product can be for. */
export const listCategoryNames = (db: Reader) =>
  db.selectFrom('asset_category').select(['id', 'name']).where('archived_at', 'is', null).execute()

/** Several at once, in their order. */
export const insertProducts = (
  tx: Tx,
  products: readonly Insertable<ProductTable>[],
): Promise<StoredProduct[]> => tx.insertInto('product').values(products).returningAll().execute()

export function insertProduct(tx: Tx, product: Insertable<ProductTable>): Promise<StoredProduct> {
  return tx.insertInto('product').values(product).returningAll().executeTakeFirstOrThrow()
}

export function updateProduct(tx: Tx, id: number, changes: ProductChanges): Promise<StoredProduct> {
  return tx.updateTable('product').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
