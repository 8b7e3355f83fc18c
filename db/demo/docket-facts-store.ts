import { sql } from 'kysely'
import type * as z from 'zod'
import type { DocketEntry } from '#areas/dockets/contract/docket.ts'
import type { Db } from '#platform/server/database/database.ts'

/** What was quoted for a job would all be left to charge by its cancelled day. */
const isUnquoted = sql<boolean>`not exists (
  select from job_rate t where t.job_id = i.job_id and t.quote_line_id is not null)`

/** The latest order before a day that its client cancelled, with its machine. */
export const findCancelledOrder = (db: Db, today: string) =>
  db
    .selectFrom('job_item as i')
    .innerJoin('booking as b', 'b.job_item_id', 'i.id')
    .select(['i.id', 'i.starts_at', 'b.asset_id'])
    .where('i.order_status', '=', 'Cancelled')
    .where('i.work_date', '<', today)
    .where('b.asset_id', 'is not', null)
    .where(isUnquoted)
    .orderBy('i.work_date', 'desc')
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst()

type Entries = z.output<typeof DocketEntry>[]

/** The latest docket of an excavator that is not approved yet. */
export const findExcavatorDocket = (db: Db) =>
  db
    .selectFrom('docket as d')
    .innerJoin('asset as a', 'a.id', 'd.asset_id')
    .innerJoin('asset_category as c', 'c.id', 'a.asset_category_id')
    .select(['d.id', 'd.driver_id', 'd.asset_id', 'd.starts_at', 'd.finishes_at'])
    .select(sql<Entries>`d.entries`.as('entries'))
    .where('c.asset_group', '=', 'excavator')
    .where('d.status', 'in', ['Submitted', 'Signed', 'Unsigned Accepted'])
    .where('d.is_latest', '=', 1)
    .where('d.short_day', 'is', null)
    .orderBy('d.starts_at', 'desc')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()

/** The first attachment that has a price. */
export const findPricedAttachment = (db: Db) =>
  db
    .selectFrom('attachment')
    .select('id')
    .where('rate_cents', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
