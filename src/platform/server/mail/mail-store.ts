import { type Selectable, sql } from 'kysely'
import type { Message } from '#db/schema.ts'
import { faultWords } from '#shared/mail-fault.ts'
import type { Emailed, HandedHow, LetterState } from '#shared/mail-words.ts'
import type { Db, Tx } from '../database/database.ts'

import { namesOfLetterFiles } from './letter-files.ts'

export type StoredMessage = Selectable<Message>

export interface NewMessage {
  to_address: string
  to_name: string | null
  cc: string[]
  subject: string
  body: string
  record_type: string
  record_id: number
  purpose: string
  has_pdf: number
  pdf_optional: number
  status: 'queued' | 'kept'
  link_kind?: string
  link_record_type?: string
  link_record_id?: number
  link_person?: string | null
  link_hours?: number
  link_label?: string
  link_path?: string
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const row = { ...message, channel: 'email' }
  const { id } = await tx.insertInto('message').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A document handed over without our email: not a letter, but it settles those before it. */
export async function insertHanded(
  tx: Tx,
  {
    how,
    sent_at,
    ...about
  }: Pick<NewMessage, 'record_type' | 'record_id' | 'purpose' | 'subject' | 'to_address'> & {
    how: HandedHow
    sent_at: string
  },
): Promise<void> {
  const row = { ...about, channel: how, body: '', status: 'sent', sent_at } as const
  await tx.insertInto('message').values(row).execute()
}

/** Restricts to the last email `m` about a record of `table` with this purpose, and later ones. */
const since = (record_type: string, table: string, purpose: string) => {
  const record_id = sql.ref(`${table}.id`)
  return sql`m.record_type = ${record_type} and m.record_id = ${record_id} and m.id >= (
    select max(f.id) from message f
      where f.record_type = ${record_type} and f.record_id = ${record_id} and f.purpose = ${purpose})`
}

/**
 * The mail server's final verdict on an address: "550 No such user"; 53x is about our own sign-in.
 */
const isRefused = sql`m.status = 'failed' and m.error ~ '^5[0-24-9][0-9]'`

/**
 * The delivery state of the last email of a purpose about a record of `table`, or of those after it: what a
 * later one carried has arrived. Null when none was written.
 */
export const letterOf = (record_type: string, table: string, purpose: string) =>
  sql<LetterState | null>`(select case
      when bool_or(m.status = 'sent' and m.channel = 'email') then 'left'
      when bool_or(m.status = 'sent') then 'by_hand'
      when bool_or(m.status = 'queued' and m.error is null) then 'sending'
      when bool_or(m.status = 'queued') then 'delayed'
      when bool_or(${isRefused}) then 'refused'
      when count(*) > 0 then 'kept' end
    from message m where ${since(record_type, table, purpose)})`

/** The id of a record's last email of a purpose if it was not and will not be sent: a link can be made from it. */
export const unsentLetter = (record_type: string, table: string, purpose: string) =>
  sql<number | null>`(select case when m.status in ('kept', 'failed') then m.id end
    from message m where m.record_type = ${record_type} and m.record_id = ${sql.ref(`${table}.id`)}
      and m.purpose = ${purpose} order by m.id desc limit 1)`

/**
 * Why the last emails about records of one type did not arrive, in plain words, by record. Only those whose letter is
 * known to be unsent are looked up.
 */
export async function findFaults(
  db: Db | Tx,
  record_type: string,
  records: readonly { id: number; letter: LetterState | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = records.filter(({ letter }) => letter === 'refused' || letter === 'kept').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .distinctOn('record_id')
    .select(['record_id', 'status', 'error'])
    .where('record_type', '=', record_type)
    .where('record_id', 'in', ids)
    .where('channel', '=', 'email')
    .orderBy('record_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ record_id, status, error }) =>
      status === 'failed' && error !== null ? [[record_id, faultWords(error)]] : [],
    ),
  )
}

/** When the first of those emails went out, and to whom; or that it was handed over; null until then. */
export const emailedAs = (record_type: string, table: string, purpose: string) =>
  sql<Emailed | null>`(select json_build_object('to', m.to_address,
      'how', nullif(m.channel, 'email'),
      'by', (select u.name from app_user u where u.id = m.created_by and m.channel <> 'email'),
      'attached', ${namesOfLetterFiles},
      'at', to_char(m.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from message m where ${since(record_type, table, purpose)} and m.status = 'sent'
    order by m.channel <> 'email', m.id limit 1)`

/**
 * Whether an email about a record with one of these purposes was written on a day in Melbourne; failed ones
 * do not count.
 */
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

/** How many emails of one purpose about a record were written since an instant. */
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

/** Starts an attempt to send a message; undefined when it no longer needs one. */
export function beginAttempt(tx: Tx, id: number): Promise<StoredMessage | undefined> {
  return tx
    .updateTable('message')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

type Outcome = Pick<StoredMessage, 'status' | 'error' | 'sent_at'>

/** Records how an attempt ended; the message stays queued if there is another one. */
export async function endAttempt(tx: Tx, id: number, outcome: Outcome): Promise<void> {
  await tx.updateTable('message').set(outcome).where('id', '=', id).where('status', '=', 'queued').execute()
}

interface MailSender {
  name: string
  email: string | null
  logo_sha256: string | null
}

/** The sender's name and logo: the default company's. */
export function findSender(tx: Tx): Promise<MailSender | undefined> {
  return tx
    .selectFrom('company')
    .leftJoin('file', 'file.id', 'company.logo_file_id')
    .select((row) => [
      row.fn.coalesce('trading_name', 'company.name').as('name'),
      'email',
      'file.sha256 as logo_sha256',
    ])
    .where('is_default', '=', 1)
    .executeTakeFirst()
}
