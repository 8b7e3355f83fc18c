import type { Insertable } from 'kysely'
import type { SavedLetter } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Place } from './document-home.ts'

/** Saves a record's letter in place of an earlier one. */
export async function putSavedLetter(tx: Tx, letter: Insertable<SavedLetter>): Promise<void> {
  await tx
    .insertInto('saved_letter')
    .values(letter)
    .onConflict((on) => on.columns(['record_type', 'record_id']).doUpdateSet(letter))
    .execute()
}

export const selectSavedLetter = (db: Db | Tx, { record_type, record_id }: Place) =>
  db
    .selectFrom('saved_letter as l')
    .leftJoin('app_user as u', 'u.id', 'l.saved_by')
    .select(['l.to_address as to', 'l.to_name', 'l.cc', 'l.subject', 'l.body as message'])
    .select(['l.with_pdf', 'l.document_ids', 'l.saved_at', 'u.name as saved_by'])
    .where('l.record_type', '=', record_type)
    .where('l.record_id', '=', record_id)
    .executeTakeFirst()

export async function deleteSavedLetter(tx: Tx, { record_type, record_id }: Place): Promise<void> {
  await tx
    .deleteFrom('saved_letter')
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .execute()
}
