import { sql } from 'kysely'
import type * as z from 'zod'
import { type DocketEntry, DocketInput, DocketRevision } from '#areas/dockets/contract/docket.ts'
import { createDocket, queryDocket, reviseDocket } from '#areas/dockets/server/index.ts'
import type { Scenario } from './scenario.ts'

/** What dockets say besides hours and loads: a day that the client cancelled late, an attachment used, and tolls. */
export async function seedDocketFacts(scenario: Scenario): Promise<void> {
  await chargeCancelledDay(scenario)
  await recordExtras(scenario)
}

type DocketEntries = z.output<typeof DocketEntry>[]
const minute = 60_000

/** Travel quoted for its job is charged by another docket: nothing but the cancelled day is left to charge. */
const isTravelCharged = sql<boolean>`exists (
  select from docket d join docket_line l on l.docket_id = d.id and l.kind = 'travel' and l.quantity_agreed > 0
  where d.job_id = i.job_id and d.is_latest and d.status <> 'Void')`

/** The latest order that its client cancelled is charged as a day cut short. */
async function chargeCancelledDay({ platform, today, office, at }: Scenario): Promise<void> {
  const order = await platform.db
    .selectFrom('job_item as i')
    .innerJoin('booking as b', 'b.job_item_id', 'i.id')
    .select(['i.id', 'i.starts_at', 'b.asset_id'])
    .where('i.order_status', '=', 'Cancelled')
    .where('i.work_date', '<', today)
    .where('b.asset_id', 'is not', null)
    .where(isTravelCharged)
    .orderBy('i.work_date', 'desc')
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst()
  if (!order) return
  const { id: job_item_id, starts_at, asset_id } = order
  const cancelled_at = new Date(Date.parse(starts_at) - 50 * minute).toISOString()
  const cancelled = { short_day: 'late_cancellation', cancelled_at, distance_km: 35 }
  const docket = DocketInput.parse({ job_item_id, source: 'office', asset_id, starts_at, ...cancelled })
  await at(-1, '16:20', office, (change) => createDocket(change, docket))
}

/** On the latest docket of an excavator the driver had forgotten the attachment and the tolls. */
async function recordExtras({ platform, office, at }: Scenario): Promise<void> {
  const { db } = platform
  const docket = await db
    .selectFrom('docket as d')
    .innerJoin('asset as a', 'a.id', 'd.asset_id')
    .innerJoin('asset_category as c', 'c.id', 'a.asset_category_id')
    .select([
      'd.id',
      'd.driver_id',
      'd.asset_id',
      'd.starts_at',
      'd.finishes_at',
      sql<DocketEntries>`d.entries`.as('entries'),
    ])
    .where('c.asset_group', '=', 'excavator')
    .where('d.status', 'in', ['Submitted', 'Signed', 'Unsigned Accepted'])
    .where('d.is_latest', '=', 1)
    .where('d.short_day', 'is', null)
    .orderBy('d.starts_at', 'desc')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()
  const attachment = await db
    .selectFrom('attachment')
    .select('id')
    .where('rate_cents', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!docket || !attachment) return
  const { id, driver_id, asset_id, starts_at, finishes_at } = docket
  // Work is what lies between.
  const entries = docket.entries.filter(({ kind }) => kind !== 'work')
  const extras = {
    attachments: [{ attachment_id: attachment.id, hours: 2 }],
    toll_count: 2,
    tolls_cents: 17_59,
  }
  const revision = DocketRevision.parse({ driver_id, asset_id, starts_at, finishes_at, entries, ...extras })
  await at(0, '05:35', office, (change) =>
    queryDocket(change, id, { reason: 'Which attachment, and tolls?' }),
  )
  await at(0, '05:45', office, (change) => reviseDocket(change, id, revision))
}
