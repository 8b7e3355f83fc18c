import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Company as CompanyTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredCompany = Selectable<CompanyTable>

/** The default company. */
const theCompany = (db: Db | Tx) => db.selectFrom('company').selectAll().where('is_default', '=', 1)

export const findCompany = (db: Db | Tx): Promise<StoredCompany | undefined> =>
  theCompany(db).executeTakeFirst()

export const lockCompany = (tx: Tx): Promise<StoredCompany | undefined> =>
  theCompany(tx).forUpdate().executeTakeFirst()

export function insertCompany(
  tx: Tx,
  company: Omit<Insertable<CompanyTable>, 'is_default'>,
): Promise<StoredCompany> {
  return tx
    .insertInto('company')
    .values({ ...company, is_default: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateCompany(tx: Tx, id: number, changes: Updateable<CompanyTable>): Promise<StoredCompany> {
  return tx.updateTable('company').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
