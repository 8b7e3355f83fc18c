import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { leftExtras } from '#areas/rates/rules/lines/attachment-lines.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { DocketStatus } from '../../contract/choices.ts'
import { hireRateOf } from '../../rules/charges/tariff-of.ts'
import { findAttachments } from '../lookups-store.ts'
import { listStanding } from './standing-dockets-store.ts'

interface CountingDocket {
  id: number
  docket_no: string
  status: DocketStatus
  /** The same for dockets of one machine's day. */
  day: string
  rate: PlannedRate
}
interface LeftOnDockets {
  name: string
  dockets: readonly CountingDocket[]
}

/**
 * Attachments and tolls that no docket of a day charges in full any more, with the counting dockets that left them to
 * another: of the days of some dockets, in any of their revisions.
 */
export async function listLeftExtras(
  db: Db | Tx,
  { ids = [], docket_nos = [] }: { ids?: readonly number[]; docket_nos?: readonly string[] },
): Promise<LeftOnDockets[]> {
  const dockets = await listCounting(
    db,
    ids.length > 0 ? sql`d.id = any(${ids}::bigint[])` : sql`d.docket_no = any(${docket_nos}::text[])`,
  )
  if (dockets.length === 0) return []
  const standing = await listStanding(
    db,
    dockets.map(({ id }) => id),
  )
  const used = [...standing.values()].flatMap(({ attachments = [] }) => attachments)
  const attachments = await findAttachments(
    db,
    used.map(({ attachment_id }) => attachment_id),
  )
  return [...Map.groupBy(dockets, ({ day }) => day).values()].flatMap((counting) => {
    const newest = counting.at(-1)
    if (!newest) return []
    const { terms } = hireRateOf(newest.rate, attachments)
    const ofDay = counting.flatMap(({ id }) => standing.get(id) ?? [])
    return leftExtras(ofDay, terms).map(({ name, docket_nos: leaving }) => ({
      name,
      dockets: counting.filter(({ docket_no }) => leaving.includes(docket_no)),
    }))
  })
}

/** Counting dockets that used an attachment or a toll road, of the days of those that a condition holds for. */
async function listCounting(db: Db | Tx, condition: RawBuilder<SqlBool>): Promise<CountingDocket[]> {
  const { rows } = await sql<CountingDocket>`
    select distinct o.id, o.docket_no, o.status, i.rate_snapshot as rate,
      concat_ws(' ', o.job_id, o.shift_date, coalesce(o.asset_id::text, 'order ' || o.job_item_id)) as day
    from docket d
    join docket o on o.job_id = d.job_id and o.shift_date = d.shift_date and o.asset_id is not distinct from d.asset_id
      and (d.asset_id is not null or o.job_item_id = d.job_item_id)
      and o.is_latest and o.status <> 'Void'
    join job_item i on i.id = o.job_item_id
    where ${condition}
      and exists (select from docket_line l where l.docket_id = o.id and l.kind in ('attachment', 'toll'))
    order by o.id`.execute(db)
  return rows
}
