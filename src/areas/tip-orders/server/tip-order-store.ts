import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { TipOrder as TipOrderTable } from '#db/schema.ts'
import type { TipSite } from '#areas/tip-sites/contract/tip-site.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { TipOrder } from '../contract/tip-order.ts'

type Unit = Pick<TipOrder, 'unit'>
export type StoredTipOrder = Omit<Selectable<TipOrderTable>, 'unit'> & Unit
export type TipOrderColumns = Insertable<TipOrderTable>
export type TipOrderChanges = Updateable<TipOrderTable>

/**
 * What was tipped for an order's tip orders: of its dockets' loads, and of those that drivers recorded and no docket
 * has yet.
 */
const doneOn = (job_item_id: number) => sql<{
  tip_order_id: number
  loads: number
  net_t: number | null
  volume_m3: number | null
}>`(select tip_order_id, count(*)::int as loads, sum(net_t) as net_t, sum(volume_m3) as volume_m3 from (
    select (l ->> 'tip_order_id')::bigint as tip_order_id, (l ->> 'net_t')::numeric as net_t, (l ->> 'volume_m3')::numeric as volume_m3
    from docket d, jsonb_array_elements(d.loads) l
    where d.job_item_id = ${job_item_id} and d.is_latest and d.status <> 'Void'
    union all
    select l.tip_order_id, l.net_t, l.volume_m3 from load l join driver_job j on j.id = l.driver_job_id
    where j.job_item_id = ${job_item_id} and l.status = 'tipped' and not exists (
      select from docket d where d.driver_job_id = j.id and d.is_latest and d.status <> 'Void')
  ) tipped group by tip_order_id)`

/** A work order's tip orders in their sequence, with the site, what the material contains and what was done. */
export const listTipOrders = (db: Db | Tx, job_item_id: number) =>
  db
    .selectFrom('tip_order')
    .innerJoin('tip_site', 'tip_site.id', 'tip_order.tip_site_id')
    .innerJoin('job_item', 'job_item.id', 'tip_order.job_item_id')
    .leftJoin('dropdown_item', (join) =>
      join
        .on('dropdown_item.list_key', '=', 'material_type')
        .onRef('dropdown_item.value', '=', 'tip_order.material'),
    )
    .leftJoin(doneOn(job_item_id).as('done'), 'done.tip_order_id', 'tip_order.id')
    .selectAll('tip_order')
    .$narrowType<Unit>()
    .select([
      'tip_site.name as tip_site',
      'tip_site.suburb as tip_suburb',
      'tip_site.gate_notes',
      'tip_site.status as site_status',
      'tip_site.closed_dates',
      'tip_site.closed_on_holidays',
      'tip_site.pfas_ok',
      'tip_site.asbestos_ok',
      'tip_site.archived_at',
      'job_item.work_date',
      sql<TipSite['hours']>`tip_site.hours`.as('hours'),
      sql<TipSite['materials']>`tip_site.materials`.as('materials'),
      sql<number>`coalesce(dropdown_item.is_tracked, false)::int`.as('waste_record_required'),
      sql<number>`coalesce(dropdown_item.has_pfas, false)::int`.as('has_pfas'),
      sql<number>`coalesce(dropdown_item.has_asbestos, false)::int`.as('has_asbestos'),
      sql<number>`coalesce(done.loads, 0)`.as('done_loads'),
      sql<number | null>`case tip_order.unit when 'tonne' then done.net_t when 'm3' then done.volume_m3
        else coalesce(done.loads, 0) end`.as('done_quantity'),
    ])
    .where('tip_order.job_item_id', '=', job_item_id)
    .orderBy('tip_order.sequence')
    .execute()
export type ListedTipOrder = Awaited<ReturnType<typeof listTipOrders>>[number]

export const lockTipOrder = (tx: Tx, job_item_id: number, id: number): Promise<StoredTipOrder | undefined> =>
  tx
    .selectFrom('tip_order')
    .selectAll()
    .$narrowType<Unit>()
    .where('id', '=', id)
    .where('job_item_id', '=', job_item_id)
    .forUpdate()
    .executeTakeFirst()

/** Keeps an order's tip orders as they are until the change ends. */
export async function holdTipOrders(tx: Tx, job_item_id: number): Promise<void> {
  await tx.selectFrom('tip_order').select('id').where('job_item_id', '=', job_item_id).forShare().execute()
}

/** Whether loads count for one, on a phone or a docket. */
export async function hasLoads(tx: Tx, id: number): Promise<boolean> {
  const tip = await tx
    .selectFrom('tip_order')
    .select(sql<boolean>`tip_order_has_loads(tip_order)`.as('has_loads'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Boolean(tip.has_loads)
}

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

export const updateTipOrder = (tx: Tx, id: number, changes: TipOrderChanges): Promise<StoredTipOrder> =>
  tx
    .updateTable('tip_order')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<Unit>()
    .executeTakeFirstOrThrow()

/** The order that tip orders are for. */
export const readTippingOrder = (tx: Tx, id: number) =>
  tx
    .selectFrom('job_item')
    .select(['id', 'order_no', 'work_date', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
export type TippingOrder = Awaited<ReturnType<typeof readTippingOrder>>

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
