import { sql } from 'kysely'
import { callerOnSite, tipsOfOrder } from '#areas/driver-jobs/server/index.ts'
import { anyCategory } from '#areas/work-orders/contract/choices.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DaySheetOrder as SheetOrder } from '../../contract/day-sheets.ts'

/** Whether its machines can go out is known of the listed order. */
type DaySheetOrder = Omit<SheetOrder, 'off_road'>

const bookedOn = (of: 'asset' | 'driver' | 'attachment', what: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(${what} order by b.id), '[]') from booking b
    join ${sql.table(of)} x on x.id = b.${sql.ref(`${of}_id`)}
    where b.job_item_id = job_item.id and b.released_at is null)`

/** Everything that is on day sheets about some orders, by start, less those that broke down and were replaced. */
export const listSheetOrders = (db: Db, order_ids: readonly number[]): Promise<DaySheetOrder[]> =>
  db
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .leftJoin('asset_category', 'asset_category.id', 'job_item.asset_category_id')
    .select(['job_item.id', 'job_item.order_no', 'job_item.starts_at', 'job_item.ends_at'])
    .select(['job_item.order_status', 'job.status as job_status', 'job_item.needs_driver'])
    .select([
      'job.job_no',
      'job.title as job_title',
      'job.po_number',
      'job.client_id',
      'client.name as client',
    ])
    .select(['job.description as work', 'job_item.order_notes as instructions', 'job.safety_notes'])
    .select(['job_site.name as site', 'job_site.site_instructions', 'job_site.access_notes'])
    .select([
      sql<string>`coalesce(asset_category.name, ${anyCategory})`.as('category'),
      sql<string | null>`nullif(concat_ws(', ', job_site.address_line1, job_site.address_line2,
        nullif(concat_ws(' ', job_site.suburb, job_site.state, job_site.postcode), '')), '')`.as('address'),
      callerOnSite.as('contact'),
      bookedOn('asset', sql`json_build_object('id', x.id, 'fleet_no', x.fleet_no, 'model', x.name)`)
        .$castTo<DaySheetOrder['machines']>()
        .as('machines'),
      bookedOn('driver', sql`json_build_object('id', x.id, 'name', x.name, 'phone', x.mobile)`)
        .$castTo<DaySheetOrder['drivers']>()
        .as('drivers'),
      bookedOn('attachment', sql`x.code || ' ' || x.name`)
        .$castTo<string[]>()
        .as('attachments'),
      tipsOfOrder.as('tips'),
    ])
    .where('job_item.id', '=', sql<number>`any(${sql.val([...order_ids])})`)
    .where((e) =>
      e.or([e('job_item.order_status', '<>', 'Broke Down'), e('job_item.replaced_by_id', 'is', null)]),
    )
    .orderBy('job_item.starts_at')
    .orderBy('job_item.id')
    .execute()
