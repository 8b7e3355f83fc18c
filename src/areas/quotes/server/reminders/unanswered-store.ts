import type { Db, Tx } from '#platform/server/database/database.ts'
import { emailedAs } from '#platform/server/mail/mail-store.ts'

type Reader = Db | Tx

/** Unanswered quotes valid until a day before `before`; with `from`, not before that. */
export const listOpenQuotes = (db: Reader, { from, before }: { from?: string; before: string }) =>
  db
    .selectFrom('quote')
    .select(['id'])
    .where('status', 'in', ['Sent', 'Viewed'])
    .where('archived_at', 'is', null)
    .where('valid_until', '<', before)
    .$if(from !== undefined, (q) => q.where('valid_until', '>=', from ?? ''))
    .orderBy('id')
    .execute()

/** Unanswered quotes that are still valid, with when they were issued and emailed and how long they are valid. */
export const listWaitingQuotes = (db: Reader, today: string) =>
  db
    .selectFrom('quote')
    .select(['id', 'sent_at', 'valid_until', emailedAs('quote', 'quote', 'quote').as('emailed')])
    .where('status', 'in', ['Sent', 'Viewed'])
    .where('archived_at', 'is', null)
    .where('valid_until', '>=', today)
    .where('sent_at', 'is not', null)
    .$narrowType<{ sent_at: string }>()
    .orderBy('id')
    .execute()

/** Quotes a client may still accept, or has accepted and that are not a job yet. */
export async function countOpenQuotes(tx: Tx, client_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('quote')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['Sent', 'Viewed', 'Accepted'])
    .executeTakeFirstOrThrow()
  return count
}
