import { conflict } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type StoredCompany, findCompany } from './company-store.ts'

/** The company that quotes, employs and owns by default. @throws conflict until it is saved. */
export async function defaultCompany(db: Db | Tx): Promise<StoredCompany> {
  const company = await findCompany(db)
  if (!company) throw conflict('Save the company in settings first.')
  return company
}
