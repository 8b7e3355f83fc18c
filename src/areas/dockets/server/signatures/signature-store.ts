import type { Insertable } from 'kysely'
import type { DocketSignature } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { keyOfFile } from '#platform/server/files/file-rows.ts'

export const listSignatures = (db: Db | Tx, docket_id: number) =>
  db
    .selectFrom('docket_signature')
    .selectAll()
    .select(keyOfFile('image_file_id').as('image_key'))
    .where('docket_id', '=', docket_id)
    .orderBy('party')
    .execute()

export const findClientSignature = (db: Db | Tx, docket_id: number) =>
  db
    .selectFrom('docket_signature')
    .selectAll()
    .where('docket_id', '=', docket_id)
    .where('party', '=', 'client')
    .executeTakeFirst()

export async function insertSignature(tx: Tx, signature: Insertable<DocketSignature>): Promise<void> {
  await tx.insertInto('docket_signature').values(signature).execute()
}
