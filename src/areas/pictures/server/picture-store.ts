import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'

type Reader = Db | Tx

const stored = (db: Reader) =>
  db
    .selectFrom('file')
    .leftJoin('app_user', 'app_user.id', 'file.created_by')
    .where('file.content_type', 'like', 'image/%')
    .select(['file.id', 'file.key', 'file.content_type', 'file.created_at', 'app_user.name as added_by'])
    .select((e) => [
      e.fn.coalesce('file.width', sql<number>`0`).as('width'),
      e.fn.coalesce('file.height', sql<number>`0`).as('height'),
    ])

/** The original of a picture, found by the key of any of its versions. The caller checks who may read it. */
export const findOriginal = (db: Reader, key: string) =>
  stored(db)
    .select(['file.name', 'file.record_type', 'file.record_id'])
    .where((e) =>
      e(
        'file.id',
        '=',
        e
          .selectFrom('file as asked')
          .leftJoin('picture_version as v', 'v.file_id', 'asked.id')
          .select((s) => s.fn.coalesce('v.original_file_id', 'asked.id').as('id'))
          .where('asked.key', '=', key),
      ),
    )
    .executeTakeFirst()

/** What was made of an original, in order. */
export const listVersions = (db: Reader, original_file_id: number) =>
  stored(db)
    .innerJoin('picture_version', 'picture_version.file_id', 'file.id')
    .select('picture_version.version_no')
    .where('picture_version.original_file_id', '=', original_file_id)
    .orderBy('picture_version.version_no')
    .execute()

/** The files of an original's versions. */
export async function listVersionFiles(tx: Tx, original_file_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('picture_version')
    .select('file_id')
    .where('original_file_id', '=', original_file_id)
    .execute()
  return rows.map(({ file_id }) => file_id)
}

/** The number of the next version; others who add one to this original wait until the change ends. */
export async function lockNextVersion(tx: Tx, original_file_id: number): Promise<number> {
  await tx.selectFrom('file').select('id').where('id', '=', original_file_id).forNoKeyUpdate().execute()
  const { latest } = await tx
    .selectFrom('picture_version')
    .select((e) => e.fn.coalesce(e.fn.max('version_no'), sql<number>`1`).as('latest'))
    .where('original_file_id', '=', original_file_id)
    .executeTakeFirstOrThrow()
  return latest + 1
}

export async function insertVersion(
  tx: Tx,
  version: { file_id: number; original_file_id: number; version_no: number },
): Promise<void> {
  await tx.insertInto('picture_version').values(version).execute()
}
