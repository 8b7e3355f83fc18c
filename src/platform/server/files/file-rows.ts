import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#platform/contract/app-error.ts'
import { fileAddress } from '#platform/contract/file-address.ts'
import type { Change } from '../change/change.ts'
import type { Db, Tx } from '../database/database.ts'
import type { FileType } from '#shared/file-signatures.ts'
import type { FileStore, ReceivedFile } from './file-store.ts'

/** The record whose readers may read a file. */
export interface Owner {
  record_type: string
  record_id: number
}

/** Locks one content until the transaction ends, so that storing and deleting it wait for each other. */
const lockContent = (tx: Tx, sha256: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(7415, hashtext(${sha256}))`.execute(tx)

/** What is recorded about a received file. */
export function columnsOfFile(received: ReceivedFile) {
  const { is_blank: _seen, place: _place, release: _release, ...columns } = received
  return columns
}

/** Puts a received file into the store and its row into the database, as part of `change`. */
export async function keepFile(
  change: Change,
  received: ReceivedFile,
  owner: Owner,
): Promise<{ id: number; key: string }> {
  await lockContent(change.tx, received.sha256)
  await received.place()
  return change.tx
    .insertInto('file')
    .values({ ...columnsOfFile(received), record_type: owner.record_type, record_id: owner.record_id })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
}

/** Gives the same content to another record as well, for that record's readers. */
export function shareFile(change: Change, id: number, owner: Owner): Promise<{ id: number }> {
  return change.tx
    .insertInto('file')
    .columns(['sha256', 'name', 'content_type', 'bytes', 'width', 'height', 'record_type', 'record_id'])
    .expression((e) =>
      e
        .selectFrom('file')
        .select(['sha256', 'name', 'content_type', 'bytes', 'width', 'height'])
        .select((s) => [s.val(owner.record_type).as('record_type'), s.val(owner.record_id).as('record_id')])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

export interface KeptFile extends Owner {
  id: number
  sha256: string
  name: string
  content_type: FileType
  bytes: number
}

const keptFiles = (db: Db | Tx) =>
  db
    .selectFrom('file')
    .select(['id', 'sha256', 'name', 'content_type', 'bytes', 'record_type', 'record_id'])
    .$narrowType<{ content_type: FileType }>()

/** The caller must make sure that the viewer may read its record. @throws not_found */
export async function findFile(db: Db | Tx, id: number): Promise<KeptFile> {
  const file = await keptFiles(db).where('id', '=', id).executeTakeFirst()
  if (!file) throw notFound()
  return file
}

/** The file at an address. The viewer must be a reader here too. @throws not_found */
export async function findFileByKey(db: Db | Tx, key: string): Promise<KeptFile> {
  const file = await keptFiles(db).where('key', '=', key).executeTakeFirst()
  if (!file) throw notFound()
  return file
}

/** The key of the file in a column, for a query of many rows. */
export const keyOfFile = (column: string): RawBuilder<string | null> =>
  sql`(select kept.key from file kept where kept.id = ${sql.ref(column)})`

/** The key of a record's file. */
export async function findKey(db: Db | Tx, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('file').select('key').where('id', '=', id).executeTakeFirst()
  return row?.key ?? null
}

/** The hash of a record's file: a document is bound to the content of its pictures. */
export async function findHash(db: Db | Tx, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('file').select('sha256').where('id', '=', id).executeTakeFirst()
  return row?.sha256 ?? null
}

/** The address of a record's file. */
export async function findFileAddress(db: Db | Tx, id: number | null): Promise<string | null> {
  const key = await findKey(db, id)
  return key === null ? null : fileAddress(key)
}

/** Removes a content from the store unless some row refers to it, including rows of changes still in progress. */
export async function forgetContent(db: Db, files: FileStore, sha256: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx, sha256)
    const known = await knownHashes(tx, [sha256])
    if (!known.has(sha256)) await files.remove(sha256)
  })
}

/** The contents that some row still refers to. */
export async function knownHashes(db: Db | Tx, sha256s: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', sha256s)
    .execute()
  return new Set(rows.map((row) => row.sha256))
}

export interface Stored {
  files: number
  bytes: number
}

/** How much has been uploaded by a person, or by holders of a record's link; in all, or since a moment. */
export async function storedBy(
  db: Db,
  by: { created_by: number } | (Owner & { created_by: null }),
  since?: Date,
): Promise<Stored> {
  const row = await db
    .selectFrom('file')
    .select((e) => [
      e.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'),
    ])
    .where(by.created_by === null ? byLinkOf(by) : sql<boolean>`created_by = ${by.created_by}`)
    .$if(since !== undefined, (q) => q.where('created_at', '>', since?.toISOString() ?? ''))
    .executeTakeFirstOrThrow()
  return { files: row.files, bytes: row.bytes }
}

/** The bytes stored for all users waiting for approval together. */
export async function bytesOfWaiting(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('file')
    .innerJoin('app_user', 'app_user.id', 'file.created_by')
    .where('app_user.user_type', 'is', null)
    .select(sql<number>`coalesce(sum(file.bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** PDFs of documents that the server made have no creator either, and were not uploaded. */
const byLinkOf = ({ record_type, record_id }: Owner): RawBuilder<boolean> => sql`
  created_by is null and record_type = ${record_type} and record_id = ${record_id}
  and not exists (
    select from issued_document issued
    where issued.record_type = file.record_type and issued.record_id = file.record_id
      and issued.pdf_file_id = file.id
  )`
