import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** A client's drafts, its issued invoices with something owing, and whether it has credit left (1). */
export const countOpenInvoices = (tx: Tx, client_id: number) =>
  tx
    .selectNoFrom((e) => {
      const ofClient = e.selectFrom('invoice').where('client_id', '=', client_id)
      const count = sql<number>`count(*)::int`.as('count')
      return [
        ofClient.select(count).where('status', '=', 'Draft').$asScalar().$notNull().as('drafts'),
        ofClient
          .select(count)
          .where('owing_cents', '>', 0)
          .where('status', 'in', ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed'])
          .$asScalar()
          .$notNull()
          .as('unpaid'),
        sql<number>`${e.exists(ofClient.select('id').whereRef('surplus_cents', '>', 'surplus_used_cents'))}::int`.as(
          'credit',
        ),
      ]
    })
    .executeTakeFirstOrThrow()
