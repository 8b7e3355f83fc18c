import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { withDriver } from '../rules/driver-job-status.ts'

/** Where the loads of `job_item` go, of its open tip orders, with what the driver needs there; no rates. */
export const tipsOfOrder = sql<
  DriverJob['tips']
>`(select coalesce(json_agg(json_build_object('id', t.id, 'tip_site_id', p.id, 'material', t.material, 'direction', t.direction, 'tip', p.name, 'suburb', p.suburb,
      'address', nullif(concat_ws(', ', p.address_line1, p.address_line2, nullif(concat_ws(' ', p.suburb, p.state, p.postcode), '')), ''),
      'phone', p.phone, 'account_no', t.account_no, 'planned_loads', t.planned_loads, 'planned_quantity', t.planned_quantity, 'unit', t.unit,
      'conditions', (select m ->> 'conditions' from jsonb_array_elements(p.materials) m where m ->> 'material' = t.material limit 1),
      'notes', nullif(concat_ws(' ', t.notes, p.gate_notes), '')) order by t.sequence), '[]')
    from tip_order t join tip_site p on p.id = t.tip_site_id
    where t.job_item_id = job_item.id and t.status in ('planned', 'confirmed'))`

/** The unfinished driver jobs whose loads are to go to a tip site, or come from it. */
export async function jobsWithTip(tx: Tx, tip_site_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('tip_order')
    .innerJoin('driver_job', 'driver_job.job_item_id', 'tip_order.job_item_id')
    .select('driver_job.id')
    .distinct()
    .where('tip_order.tip_site_id', '=', tip_site_id)
    .where('tip_order.status', 'in', ['planned', 'confirmed'])
    .where('driver_job.status', 'in', withDriver)
    .execute()
  return rows.map(({ id }) => id)
}

/** Who to call about the site: the job's contact, else the site's, else the client's first. */
export const callerOnSite = sql<{
  name: string
  phone: string | null
} | null>`(select json_build_object('name', k.name, 'phone', coalesce(k.mobile, k.phone, client.phone))
    from client_contact k where k.id = coalesce(job.contact_id, job_site.contact_id,
      (select p.id from client_contact p where p.client_id = job.client_id and p.is_primary and p.archived_at is null)))`
