import { type Selectable, sql } from 'kysely'
import type { Message } from '#db/schema.ts'
import type { Emailed, LetterState } from '#shared/mail-words.ts'
import type { Db, Tx } from '../database/database.ts'

export type StoredMessage = Selectable<Message>

export interface NewMessage {
  to_address: string
  to_name: string | null
  subject: string
  body: string
  record_type: string
  record_id: number
  purpose: string
  status: 'queued' | 'kept'
  link_kind?: string
  link_record_type?: string
  link_record_id?: number
  link_person?: string | null
  link_hours?: number
  link_path?: string
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const row = { ...message, channel: 'email' }
  const { id } = await tx.insertInto('message').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Of the letters `m` about a record of `table`: from the last one of a purpose on. */
const since = (record_type: string, table: string, purpose: string) => {
  const record_id = sql.ref(`${table}.id`)
  return sql`m.record_type = ${record_type} and m.record_id = ${record_id} and m.id >= (
    select max(f.id) from message f
      where f.record_type = ${record_type} and f.record_id = ${record_id} and f.purpose = ${purpose})`
}

/** A mail server's last word on an address, as `undelivered` of `mail-words.ts` reads it; 53x is about our own sign-in. */
const isRefused = sql`m.status = 'failed' and m.error ~ '^5[0-24-9][0-9]'`

/**
 * What became of the last letter of a purpose about a record of `table`, or of those after it: what a later one brought
 * has arrived. Null where none was written.
 */
export const letterOf = (record_type: string, table: string, purpose: string) =>
  sql<LetterState | null>`(select case
      when bool_or(m.status = 'sent') then 'left'
      when bool_or(m.status = 'queued' and m.error is null) then 'sending'
      when bool_or(m.status = 'queued') then 'delayed'
      when bool_or(${isRefused}) then 'refused'
      when count(*) > 0 then 'kept' end
    from message m where ${since(record_type, table, purpose)})`

/** The id of the last letter of a purpose about a record, where it has not left and will not: a link can be made of it. */
export const unsentLetter = (record_type: string, table: string, purpose: string) =>
  sql<number | null>`(select case when m.status in ('kept', 'failed') then m.id end
    from message m where m.record_type = ${record_type} and m.record_id = ${sql.ref(`${table}.id`)}
      and m.purpose = ${purpose} order by m.id desc limit 1)`

/** When the first of those letters left, and to whom; null while none has. */
export const emailedAs = (record_type: string, table: string, purpose: string) =>
  sql<Emailed | null>`(select json_build_object('to', m.to_address,
      'at', to_char(m.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from message m where ${since(record_type, table, purpose)} and m.status = 'sent' order by m.id limit 1)`

/** Whether a letter about a record was written on a day of Melbourne for one of some purposes; one that failed does not count. */
export async function wasMailed(
  db: Db | Tx,
  about: { record_type: string; record_id: number; purposes: readonly string[]; day: string },
): Promise<boolean> {
  const message = await db
    .selectFrom('message')
    .select('id')
    .where('record_type', '=', about.record_type)
    .where('record_id', '=', about.record_id)
    .where('purpose', 'in', about.purposes)
    .where('status', '<>', 'failed')
    .where(sql<string>`(created_at at time zone 'Australia/Melbourne')::date`, '=', about.day)
    .executeTakeFirst()
  return message !== undefined
}

/** How many were written about a record for one purpose since an instant. */
export async function countMails(
  tx: Tx,
  {
    record_type,
    record_id,
    purpose,
    since: after,
  }: Pick<NewMessage, 'record_type' | 'record_id' | 'purpose'> & { since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('message')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('created_at', '>', after.toISOString())
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return count
}

/** Begins a try to send a message; undefined for one that needs none any more. */
export function beginTry(tx: Tx, id: number): Promise<StoredMessage | undefined> {
  return tx
    .updateTable('message')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

type Outcome = Pick<StoredMessage, 'status' | 'error' | 'sent_at'>

/** Notes how a try ended; a message stays queued for the next one. */
export async function endTry(tx: Tx, id: number, outcome: Outcome): Promise<void> {
  await tx.updateTable('message').set(outcome).where('id', '=', id).where('status', '=', 'queued').execute()
}

/** In whose name the house writes: that of the company which is the default one. */
export function findSender(tx: Tx): Promise<{ name: string; email: string | null } | undefined> {
  return tx
    .selectFrom('company')
    .select((row) => [row.fn.coalesce('trading_name', 'name').as('name'), 'email'])
    .where('is_default', '=', 1)
    .executeTakeFirst()
}
