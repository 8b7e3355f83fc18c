import { sql } from 'kysely'
import type { RateTerms } from '#areas/rates/contract/terms.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'

/** The orders' job, locked against planning and status changes. */
export const lockJobRow = (tx: Tx, id: number) =>
  tx
    .selectFrom('job')
    .select(['id', 'job_no', 'title', 'status', 'archived_at', 'start_date', 'end_date'])
    .select(['default_start_time', 'quote_id', 'client_id', 'job_type'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export type OrdersJob = NonNullable<Awaited<ReturnType<typeof lockJobRow>>>

/** Some orders' jobs, locked in order of id. */
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
      'q.hire_terms',
    ])
    .$narrowType<{ hire_terms: RateTerms | null }>()
    .where('l.id', '=', id)
    .executeTakeFirst()

/**
 * The products of a category that are sold in some units: what it is hired as, else what it carts as; two suffice to know that it is
 * ambiguous.
 */
export async function findHireProducts(tx: Tx, asset_category_id: number, units: readonly ChargeUnit[]) {
  const sold = (category: 'hire' | 'cartage') =>
    tx
      .selectFrom('product')
      .select(['id', 'code', 'unit', 'min_quantity', 'category'])
      .where('asset_category_id', '=', asset_category_id)
      .where('category', '=', category)
      .where('unit', 'in', units)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`is_active`)
      .limit(2)
      .execute()
  const hired = await sold('hire')
  return hired.length > 0 ? hired : sold('cartage')
}

/** The rate of a job that one of its quote's lines became, if any. */
export const findQuotedRate = (
  tx: Tx,
  { job_id, quote_line_id }: { job_id: number; quote_line_id: number },
) =>
  tx
    .selectFrom('job_rate')
    .select('id')
    .where('job_id', '=', job_id)
    .where('quote_line_id', '=', quote_line_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/**
 * A job's rates for a category's product, by product or wording, without the fixed prices of machines that were quoted:
 * those are for these machines.
 */
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
    .select(['r.id', 'r.description', 'r.unit', 'r.unit_price_cents', 'p.category', 'p.id as product_id'])
    // Without an agreed minimum the product's own applies.
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
    .where(
      sql<boolean>`not exists (select from job_requirement q
        where q.job_id = r.job_id and q.quote_line_id = r.quote_line_id and r.unit = 'fixed')`,
    )
    .orderBy('r.id')
    .orderBy('p.id')
    .execute()

/** The current attachments among some ids, with the categories they fit. */
export const findAttachments = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('attachment')
    .select(['id', 'code', 'name', 'compatible_category_ids'])
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .execute()

/** What an order has booked besides drivers, named: its machines, those of its category first, and its attachments. */
export async function findBookedPlant(
  tx: Tx,
  { id, asset_category_id }: { id: number; asset_category_id: number | null },
): Promise<{ machines: string[]; attachments: string[] }> {
  const rows = await tx
    .selectFrom('booking as b')
    .leftJoin('asset as a', 'a.id', 'b.asset_id')
    .leftJoin('attachment as t', 't.id', 'b.attachment_id')
    .select([
      sql<string | null>`a.fleet_no || ' ' || a.name`.as('machine'),
      sql<string | null>`t.code || ' ' || t.name`.as('attachment'),
    ])
    .where('b.job_item_id', '=', id)
    .where('b.released_at', 'is', null)
    .orderBy(sql`a.asset_category_id is not distinct from ${asset_category_id}`, 'desc')
    .orderBy('b.id')
    .execute()
  return {
    machines: rows.flatMap(({ machine }) => machine ?? []),
    attachments: rows.flatMap(({ attachment }) => attachment ?? []),
  }
}
