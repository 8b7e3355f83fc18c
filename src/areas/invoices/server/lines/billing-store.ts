import { type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** Which of some orders have all their counting dockets invoiced. The caller has locked the orders. */
export async function listBilledOrders(tx: Tx, job_item_ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('docket')
    .select('job_item_id')
    .where('job_item_id', 'in', job_item_ids)
    .where('is_latest', '=', 1)
    .where('status', '<>', 'Void')
    .groupBy('job_item_id')
    .having(sql<boolean>`bool_and(status = 'Invoiced')`)
    .execute()
  return rows.map(({ job_item_id }) => job_item_id)
}

const hiresOrders = (tx: Tx, dry_hire_ids: readonly number[]) =>
  tx
    .selectFrom('job_item as i')
    .select('i.id')
    .where('i.job_requirement_id', 'in', (e) =>
      e
        .selectFrom('dry_hire')
        .select('job_requirement_id')
        .where('id', 'in', [0, ...dry_hire_ids]),
    )
    .orderBy('i.id')

/** The orders planned for the same requirements as some dry hires. */
export const listHireOrders = async (tx: Tx, dry_hire_ids: readonly number[]): Promise<number[]> =>
  (await hiresOrders(tx, dry_hire_ids).execute()).map(({ id }) => id)

/**
 * Those of them whose requirement’s dry hires are all back and billed in full on approved invoices and the given one, up to the last day
 * out. Meter hours without a price cannot be billed.
 */
export async function listBilledHireOrders(
  tx: Tx,
  dry_hire_ids: readonly number[],
  { invoice_id, today }: { invoice_id: number; today: string },
): Promise<number[]> {
  const orders = await hiresOrders(tx, dry_hire_ids)
    .where(
      sql<SqlBool>`not exists (
        select from dry_hire h cross join unnest(enum_range(null::dry_hire_line)) l(line)
        where h.job_requirement_id = i.job_requirement_id and h.archived_at is null and (h.off_hire_at is null
          or (l.line = 'hire' or h.rate_snapshot -> 'terms' ->> 'excess_rate_cents' is not null)
            and dry_hire_done(h, l.line, ${today}::date) > (
              select coalesce(sum(b.quantity), 0) from billed_line b join invoice n on n.id = b.invoice_id
              where b.dry_hire_id = h.id and b.dry_hire_line = l.line and (n.status <> 'Draft' or n.id = ${invoice_id}))))`,
    )
    .where(
      sql<SqlBool>`i.work_date <= (select max(h.off_hire_at at time zone 'Australia/Melbourne')::date from dry_hire h
        where h.job_requirement_id = i.job_requirement_id and h.archived_at is null)`,
    )
    .execute()
  return orders.map(({ id }) => id)
}
