import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** The job that orders are of, locked against everybody who plans in it or changes its status. */
export const lockJobRow = (tx: Tx, id: number) =>
  tx
    .selectFrom('job')
    .select(['id', 'job_no', 'title', 'status', 'archived_at', 'start_date', 'end_date'])
    .select(['default_start_time', 'quote_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export type OrdersJob = NonNullable<Awaited<ReturnType<typeof lockJobRow>>>

/** The jobs that some orders are of, locked in the order of their ids. */
export const lockJobsOf = (tx: Tx, order_ids: readonly number[]) =>
  tx
    .selectFrom('job')
    .select('id')
    .where('id', 'in', (e) =>
      e
        .selectFrom('job_item')
        .select('job_id')
        .where('id', 'in', [0, ...order_ids]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** undefined where any category will do. */
export const findCategory = (tx: Tx, id: number | null) =>
  tx
    .selectFrom('asset_category')
    .select(['id', 'name', 'unit', 'default_min_hours', 'archived_at'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst()
export type Category = NonNullable<Awaited<ReturnType<typeof findCategory>>>

export const findQuoteLine = (tx: Tx, id: number) =>
  tx
    .selectFrom('quote_line as l')
    .innerJoin('quote as q', 'q.id', 'l.quote_id')
    .select([
      'l.id',
      'l.position',
      'l.description',
      'l.unit',
      'l.unit_price_cents',
      'l.min_quantity',
      'q.quote_no',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst()

/** What is sold of a category: what it is hired as, else what it carts as; two are enough to know that it is not one. */
export async function findHireProducts(tx: Tx, asset_category_id: number) {
  const sold = (category: 'hire' | 'cartage') =>
    tx
      .selectFrom('product')
      .select(['id', 'code', 'unit', 'min_quantity', 'category'])
      .where('asset_category_id', '=', asset_category_id)
      .where('category', '=', category)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`is_active`)
      .limit(2)
      .execute()
  const hired = await sold('hire')
  return hired.length > 0 ? hired : sold('cartage')
}

/** The rates that a job has for what is sold of a category, by the product or in its words. */
export const listAgreedRates = (
  tx: Tx,
  { job_id, asset_category_id }: { job_id: number; asset_category_id: number },
) =>
  tx
    .selectFrom('job_rate as r')
    .innerJoin('product as p', (join) =>
      join.on(
        sql<boolean>`p.id = r.product_id or r.product_id is null and lower(trim(p.name)) = lower(trim(r.description))`,
      ),
    )
    .select(['r.id', 'r.description', 'r.unit', 'r.unit_price_cents', 'p.category'])
    // Where nobody agreed on a minimum the product's own is the usual one.
    .select((e) =>
      e.fn
        .coalesce(
          'r.min_quantity',
          e.case().when('p.unit', '=', e.ref('r.unit')).then(e.ref('p.min_quantity')).end(),
        )
        .as('min_quantity'),
    )
    .distinctOn('r.id')
    .where('r.job_id', '=', job_id)
    .where('r.archived_at', 'is', null)
    .where('p.asset_category_id', '=', asset_category_id)
    .where('p.category', 'in', ['hire', 'cartage'])
    .orderBy('r.id')
    .orderBy('p.id')
    .execute()
