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

/** On the order’s day a machine was out for its requirement. */
const wasOut = sql`h.job_requirement_id = i.job_requirement_id and h.archived_at is null
  and i.work_date between (h.on_hire_at at time zone 'Australia/Melbourne')::date
    and (h.off_hire_at at time zone 'Australia/Melbourne')::date`

const machinesOf = (order: 'i' | 'o') =>
  sql`(select b.asset_id from booking b
    where b.job_item_id = ${sql.ref(`${order}.id`)} and b.asset_id is not null and b.released_at is null)`

/**
 * An order that a machine was out for: one that is booked on it, or, of the orders of that day without a machine, as many
 * as went out without being booked.
 */
const wasHired = sql<SqlBool>`case
  when exists ${machinesOf('i')} then exists (select from dry_hire h where ${wasOut} and h.asset_id in ${machinesOf('i')})
  else (
    select count(*) from job_item o
    where o.job_requirement_id = i.job_requirement_id and o.work_date = i.work_date and o.id <= i.id
      and o.order_status in ('Confirmed', 'Broke Down') and not exists ${machinesOf('o')}
  ) <= (
    select count(*) from dry_hire h
    where ${wasOut} and not exists (
      select from job_item o
      where o.job_requirement_id = i.job_requirement_id and o.work_date = i.work_date and h.asset_id in ${machinesOf('o')})
  ) end`

/**
 * Those of them that were hired and not cancelled, where their requirement’s dry hires are all back and billed in full on
 * approved invoices and the given one. Meter hours without a price cannot be billed.
 */
export async function listBilledHireOrders(
  tx: Tx,
  dry_hire_ids: readonly number[],
  { invoice_id, today }: { invoice_id: number; today: string },
): Promise<number[]> {
  const orders = await hiresOrders(tx, dry_hire_ids)
    .where('i.order_status', 'in', ['Confirmed', 'Broke Down'])
    .where(
      sql<SqlBool>`not exists (
        select from dry_hire h cross join unnest(enum_range(null::dry_hire_line)) l(line)
        where h.job_requirement_id = i.job_requirement_id and h.archived_at is null and (h.off_hire_at is null
          or (l.line = 'hire' or h.rate_snapshot -> 'terms' ->> 'excess_rate_cents' is not null)
            and dry_hire_done(h, l.line, ${today}::date) > (
              select coalesce(sum(b.quantity), 0) from billed_line b join invoice n on n.id = b.invoice_id
              where b.dry_hire_id = h.id and b.dry_hire_line = l.line and (n.status <> 'Draft' or n.id = ${invoice_id}))))`,
    )
    .where(wasHired)
    .execute()
  return orders.map(({ id }) => id)
}
