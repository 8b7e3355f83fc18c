import { type SqlBool, sql } from 'kysely'
import { openStatuses } from '#areas/quotes/contract/choices.ts'
import { toApprove, toSubmit } from '#areas/dockets/contract/choices.ts'
import type { Db } from '#platform/server/database/database.ts'

/**
 * Whether a client card that holds on the day is for such a record: it is its client's, or the standard one, and the
 * client has none of its own then.
 */
const isFor = (of: 'quote' | 'job' | 'docket', rate_card_id: number, today: string) => {
  const client = sql.ref(`${of}.client_id`)
  return sql<SqlBool>`exists (select from rate_card c where c.id = ${rate_card_id} and c.kind = 'client' and c.archived_at is null
    and daterange(c.valid_from, c.valid_to, '[]') @> ${today}::date and (
    c.client_id = ${client} or c.client_id is null and not exists (
      select from rate_card o where o.kind = 'client' and o.client_id = ${client} and o.archived_at is null
        and daterange(o.valid_from, o.valid_to, '[]') @> ${today}::date)))`
}

const openJobs = ['Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold'] as const

/** Open quotes, open jobs and dockets that are not approved, of the clients whose card it is, in one query. */
export const countCardWork = (db: Db, id: number, today: string) =>
  db
    .selectNoFrom((e) => [
      e
        .selectFrom('quote')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('archived_at', 'is', null)
        .where('status', 'in', openStatuses)
        .where(isFor('quote', id, today))
        .as('quotes'),
      e
        .selectFrom('job')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('archived_at', 'is', null)
        .where('status', 'in', openJobs)
        .where(isFor('job', id, today))
        .as('jobs'),
      e
        .selectFrom('docket')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('status', 'in', [...toSubmit, ...toApprove])
        .where(isFor('docket', id, today))
        .as('dockets'),
    ])
    .executeTakeFirstOrThrow()
