import type { Selectable } from 'kysely'
import type { DocumentType as DocumentTypeTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredDocumentType = Selectable<DocumentTypeTable>

/** The available types for a record type, in order. */
export function listDocumentTypes(db: Db | Tx, record_type: string): Promise<StoredDocumentType[]> {
  return db
    .selectFrom('document_type')
    .selectAll()
    .where('record_type', '=', record_type)
    .where('is_visible', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Also one no longer available: documents of it remain. */
export function findDocumentType(db: Db | Tx, id: number): Promise<StoredDocumentType | undefined> {
  return db.selectFrom('document_type').selectAll().where('id', '=', id).executeTakeFirst()
}
