import type { QuoteStatus } from '#areas/quotes/contract/choices.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/server/database.ts'

/** Quotes in some states by the end of their validity, until a day where one is given; the soonest first. */
export function findQuotes(
  db: Db,
  statuses: readonly QuoteStatus[],
  { limit, until }: { limit: number; until?: string },
) {
  return db
    .selectFrom('quote')
    .leftJoin('client', 'client.id', 'quote.client_id')
    .select(['quote.id', 'quote.quote_no', 'quote.title', 'quote.valid_until', 'quote.total_cents'])
    .select([
      sql<string | null>`coalesce(client.name, quote.prospect_name)`.as('buyer'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('quote.is_latest', '=', 1)
    .where('quote.archived_at', 'is', null)
    .where('quote.status', 'in', statuses)
    .$if(until !== undefined, (q) => q.where('quote.valid_until', '<=', until ?? ''))
    .orderBy('quote.valid_until')
    .orderBy('quote.id')
    .limit(limit)
    .execute()
}
