import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '../change.ts'
import type { Db, Tx } from '../database.ts'
import type { FileType, ReceivedFile } from './file-store.ts'

/** The record whose readers may read a file. */
interface Owner {
  record_type: string
  record_id: number
}

/** Makes a received file known to the database, as part of `change`. */
export function keepFile(change: Change, received: ReceivedFile, owner: Owner): Promise<{ id: number }> {
  const { is_blank: _seen, ...file } = received
  return change.tx
    .insertInto('file')
    .values({ ...file, record_type: owner.record_type, record_id: owner.record_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The same content under another record too, for that one's readers. */
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

/** Whoever asks must be a reader of its record: that is for the caller to see to. @throws not_found */
export async function findFile(db: Db | Tx, id: number): Promise<KeptFile> {
  const row = await db
    .selectFrom('file')
    .select(['id', 'sha256', 'name', 'content_type', 'bytes', 'record_type', 'record_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, content_type: row.content_type as FileType }
}

/** Which of the contents some row still names. */
export async function knownHashes(db: Db, sha256s: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', sha256s)
    .execute()
  return new Set(rows.map((row) => row.sha256))
}
