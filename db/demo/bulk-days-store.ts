import { checklistsForAsset } from '#areas/checklists/server/index.ts'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import type { RateSnapshot } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { GstCode } from '#shared/units.ts'
import type { Bulk } from './bulk-sql-store.ts'
import { mark } from './bulk-work-store.ts'
import { tipperPayload } from './days-store.ts'

/** A bulk filled order, with everything its day and its docket are computed from. */
export interface FilledOrder {
  id: number
  order_no: string
  order_version: number
  work_date: string
  starts_at: string
  ends_at: string
  sent_at: string
  rate: RateSnapshot
  product_id: number | null
  gst_code: GstCode
  company_id: number
  job_id: number
  job_no: string
  job_title: string
  po_number: string | null
  allocator_id: number
  client_id: number
  client: string
  client_abn: string | null
  site: string
  asset_category_id: number
  category: string
  /** Its tipper's payload; null for a machine whose work is not loads. */
  payload_t: number | null
  site_material: string
  booking_id: number
  driver_id: number
  driver: string
  asset_id: number
  asset: string
  fleet_no: string
  rego_no: string | null
  subcontractor_id: number | null
  smu: number | null
  odometer: number | null
  /** How many of its asset's orders follow it, until today. */
  shifts_left: number
}

/** Those on all days, earliest first. */
export const readFilledOrders = ({ read, today }: Bulk): Promise<FilledOrder[]> =>
  read<FilledOrder>(`
    select i.id, i.order_no, i.version as order_version, i.work_date, i.starts_at, i.ends_at, i.confirmed_at as sent_at,
      i.rate_snapshot as rate, p.id as product_id, coalesce(p.gst_code, 'GST') as gst_code, j.company_id, j.id as job_id, j.job_no,
      j.title as job_title, j.po_number, j.allocator_id, c.id as client_id, c.name as client, c.abn as client_abn,
      concat_ws(', ', s.name, s.address_line1, s.suburb) as site, i.asset_category_id, k.name as category,
      ${tipperPayload} as payload_t, coalesce(s.default_material, 'Clean Fill') as site_material,
      b.id as booking_id, d.id as driver_id, d.name as driver, a.id as asset_id, a.name as asset, a.fleet_no, a.rego_no,
      coalesce(d.subcontractor_id, a.subcontractor_id) as subcontractor_id, a.smu_current as smu, a.odometer_current as odometer,
      (count(*) filter (where i.work_date <= ${today}) over (partition by a.id order by i.work_date desc))::int as shifts_left
    from job_item i
    join job j on j.id = i.job_id
    join client c on c.id = j.client_id
    join job_site s on s.id = j.job_site_id
    join asset_category k on k.id = i.asset_category_id
    join booking b on b.job_item_id = i.id and b.driver_id is not null and b.released_at is null
    join driver d on d.id = b.driver_id
    join booking m on m.job_item_id = i.id and m.asset_id is not null and m.released_at is null
    join asset a on a.id = m.asset_id
    left join product p on 'Product ' || p.code = i.rate_snapshot ->> 'source'
    where j.internal_notes like '${mark}%' and i.order_status = 'Confirmed'
    order by i.work_date, i.id`)

/** The checklists of some orders' machines, by category. */
export async function checklistsOf(
  tx: Tx,
  orders: readonly FilledOrder[],
): Promise<ReadonlyMap<number, Checklist | undefined>> {
  const found = new Map<number, Checklist | undefined>()
  for (const { asset_category_id, asset_id } of orders)
    if (!found.has(asset_category_id))
      found.set(asset_category_id, (await checklistsForAsset(tx, asset_id))[0])
  return found
}

/** Reserves that many numbers in the dockets' series. @returns the first of them. */
export async function takeNumbers({ read }: Bulk, company_id: number, many: number): Promise<number> {
  const [row] = await read<{ last: number }>(`
    insert into number_sequence as s (name, company_id, last_number) values ('docket', ${company_id}, ${many})
    on conflict (name, company_id) do update set last_number = s.last_number + ${many} returning last_number as last`)
  return (row?.last ?? 0) - many + 1
}

/** Bulk jobs with started work are in progress. */
export const startJobs = ({ run }: Bulk): Promise<void> =>
  run(`update job j set status = 'In Progress' where j.internal_notes like '${mark}%' and j.status = 'Confirmed'
    and exists (select from job_item i join driver_job d on d.job_item_id = i.id where i.job_id = j.id and d.started_at is not null)`)
