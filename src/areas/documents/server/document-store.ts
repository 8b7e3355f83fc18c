import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Document as DocumentTable } from '#db/schema.ts'
import type { PicturePage } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { DocumentFile } from '../contract/document.ts'
import { reviewsDocuments } from './reviewer.ts'

type Reader = Db | Tx
export type StoredDocument = Selectable<DocumentTable>

/** People's documents are for the person and for reviewers; `own` is a person's own and nothing else. */
function visible(db: Reader, viewer: Viewer) {
  const isMine = sql<SqlBool>`(document.record_type = 'user' and document.record_id is not distinct from ${viewer.user_id}::bigint)`
  const isNotPersonal = sql<SqlBool>`document.record_type <> 'user'`
  return db
    .selectFrom('document')
    .$if(scopeOf(viewer, 'documents:read') !== 'all', (q) => q.where(isMine))
    .$if(!reviewsDocuments(viewer), (q) => q.where((e) => e.or([isNotPersonal, isMine])))
}

const nameOf = (user: string) =>
  sql<string | null>`(select u.name from app_user u where u.id = ${sql.ref(user)})`
const files = sql<DocumentFile[]>`(select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name,
    'content_type', f.content_type, 'bytes', f.bytes) order by p.position), '[]')
  from document_file p join file f on f.id = p.file_id where p.document_id = document.id)`

const documents = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .innerJoin('document_type', 'document_type.id', 'document.document_type_id')
    .selectAll('document')
    .select([
      'document_type.name as document_type',
      nameOf('document.created_by').as('added_by'),
      nameOf('document.reviewed_by').as('reviewer'),
      files.as('files'),
    ])

/** A record's documents by type, newest first. The caller checks whether the record may be read. */
export const listDocuments = (
  db: Reader,
  viewer: Viewer,
  record_type: string,
  record_id: number,
  archived: boolean,
) =>
  documents(db, viewer)
    .where('document.record_type', '=', record_type)
    .where('document.record_id', '=', record_id)
    .where('document.archived_at', archived ? 'is not' : 'is', null)
    .orderBy('document_type.sort')
    .orderBy('document_type.id')
    .orderBy('document.id', 'desc')
    .execute()

export const findDocument = (db: Reader, viewer: Viewer, id: number) =>
  documents(db, viewer).where('document.id', '=', id).executeTakeFirst()

/** Documents by id, limited to those of one record that the viewer may see. */
export const findDocumentsOf = (
  db: Reader,
  viewer: Viewer,
  { record_type, record_id }: { record_type: string; record_id: number },
  ids: readonly number[],
) =>
  documents(db, viewer)
    .where('document.record_type', '=', record_type)
    .where('document.record_id', '=', record_id)
    .where('document.id', 'in', ids)
    .execute()

/** The latest pictures of current documents of these record types, from those older than a file. */
export const latestPictures = (
  db: Reader,
  viewer: Viewer,
  { record_types, before, limit }: PicturePage & { record_types: readonly string[] },
) =>
  visible(db, viewer)
    .innerJoin('document_file', 'document_file.document_id', 'document.id')
    .innerJoin('file', 'file.id', 'document_file.file_id')
    .select(['file.id as file_id', 'file.key', 'file.created_at', 'document.title'])
    .select(['document.record_type', 'document.record_id'])
    .where('document.record_type', 'in', record_types)
    .where('document.archived_at', 'is', null)
    .where('document.status', '<>', 'superseded')
    .where('file.content_type', 'like', 'image/%')
    .$if(before !== undefined, (q) => q.where('file.id', '<', before ?? 0))
    .orderBy('file.id', 'desc')
    .limit(limit)
    .execute()

/**
 * A record's documents of one type, locked in a fixed order, so that only one change at a time decides which
 * is approved.
 */
export function lockSiblings(tx: Tx, of: StoredDocument): Promise<StoredDocument[]> {
  return tx
    .selectFrom('document')
    .selectAll()
    .where('record_type', '=', of.record_type)
    .where('record_id', '=', of.record_id)
    .where('document_type_id', '=', of.document_type_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function insertDocument(tx: Tx, document: Insertable<DocumentTable>): Promise<StoredDocument> {
  return tx.insertInto('document').values(document).returningAll().executeTakeFirstOrThrow()
}

export async function insertDocumentFiles(
  tx: Tx,
  document_id: number,
  file_ids: readonly number[],
): Promise<void> {
  const rows = file_ids.map((file_id, at) => ({ document_id, file_id, position: at + 1 }))
  await tx.insertInto('document_file').values(rows).execute()
}

/** The files of documents, in the order of the ids. */
export async function listFilesOf(db: Reader, document_ids: readonly number[]) {
  const found = await db
    .selectFrom('document_file')
    .innerJoin('file', 'file.id', 'document_file.file_id')
    .select(['document_file.document_id', 'file.id', 'file.name', 'file.bytes'])
    .where('document_file.document_id', 'in', document_ids)
    .orderBy('document_file.position')
    .execute()
  return document_ids.flatMap((id) => found.filter(({ document_id }) => document_id === id))
}

export function updateDocument(
  tx: Tx,
  id: number,
  changes: Updateable<DocumentTable>,
): Promise<StoredDocument> {
  return tx.updateTable('document').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
