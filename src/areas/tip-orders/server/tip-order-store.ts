import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { TipOrder as TipOrderTable } from '#db/schema.ts'
import type { TipSite } from '#areas/tip-sites/contract/tip-site.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { TipOrder } from '../contract/tip-order.ts'

type Unit = Pick<TipOrder, 'unit'>
export type StoredTipOrder = Omit<Selectable<TipOrderTable>, 'unit'> & Unit
export type TipOrderColumns = Insertable<TipOrderTable>

const isTracked = sql<number>`exists (select from dropdown_item d
  where d.list_key = 'material_type' and d.value = tip_order.material and d.is_tracked)::int`

/** A work order's tip orders in their sequence, with the site and what says whether it is open. */
export const listTipOrders = (db: Db | Tx, job_item_id: number) =>
  db
    .selectFrom('tip_order')
    .innerJoin('tip_site', 'tip_site.id', 'tip_order.tip_site_id')
    .innerJoin('job_item', 'job_item.id', 'tip_order.job_item_id')
    .selectAll('tip_order')
    .$narrowType<Unit>()
    .select([
      'tip_site.name as tip_site',
      'tip_site.suburb as tip_suburb',
      'tip_site.gate_notes',
      'tip_site.status as site_status',
      'tip_site.closed_dates',
      'tip_site.closed_on_holidays',
      'job_item.work_date',
      sql<TipSite['hours']>`tip_site.hours`.as('hours'),
      isTracked.as('waste_record_required'),
    ])
    .where('tip_order.job_item_id', '=', job_item_id)
    .orderBy('tip_order.sequence')
    .execute()

export const lockTipOrder = (tx: Tx, job_item_id: number, id: number): Promise<StoredTipOrder | undefined> =>
  tx
    .selectFrom('tip_order')
    .selectAll()
    .$narrowType<Unit>()
    .where('id', '=', id)
    .where('job_item_id', '=', job_item_id)
    .forUpdate()
    .executeTakeFirst()

/** With the requirement of its order. */
export const findTipOrder = (db: Db | Tx, id: number) =>
  db
    .selectFrom('tip_order')
    .innerJoin('job_item', 'job_item.id', 'tip_order.job_item_id')
    .selectAll('tip_order')
    .$narrowType<Unit>()
    .select('job_item.job_requirement_id')
    .where('tip_order.id', '=', id)
    .executeTakeFirst()
export type TipOrderOfOrder = NonNullable<Awaited<ReturnType<typeof findTipOrder>>>

/** After the others of its order, which is locked. */
export function insertTipOrder(tx: Tx, order: Omit<TipOrderColumns, 'sequence'>): Promise<StoredTipOrder> {
  const sequence = sql<number>`(select coalesce(max(sequence), 0) + 1 from tip_order where job_item_id = ${order.job_item_id})`
  return tx
    .insertInto('tip_order')
    .values({ ...order, sequence })
    .returningAll()
    .$narrowType<Unit>()
    .executeTakeFirstOrThrow()
}

export const updateTipOrder = (
  tx: Tx,
  id: number,
  changes: Updateable<TipOrderTable>,
): Promise<StoredTipOrder> =>
  tx
    .updateTable('tip_order')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<Unit>()
    .executeTakeFirstOrThrow()

interface Wanted {
  ids: readonly number[]
  /** With `dates`: its orders to be done on those days too. */
  job_requirement_id?: number
  dates?: readonly string[]
}

/** Orders with their days. */
export const findWorkDays = (tx: Tx, { ids, job_requirement_id = 0, dates = [] }: Wanted) =>
  tx
    .selectFrom('job_item')
    .select(['id', 'work_date'])
    .where((e) =>
      e.or([
        e('id', '=', e.fn.any(e.val([...ids]))),
        e.and([
          e('job_requirement_id', '=', job_requirement_id),
          e('work_date', '=', e.fn.any(e.val([...dates]))),
          e('order_status', 'in', ['Pending', 'Confirmed']),
        ]),
      ]),
    )
    .execute()
