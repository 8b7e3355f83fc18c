import { conflict } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type StoredCompany, findCompany } from './company-store.ts'

/** The company that quotes, employs and owns unless another is chosen. @throws conflict while nobody has saved it. */
export async function defaultCompany(db: Db | Tx): Promise<StoredCompany> {
  const company = await findCompany(db)
  if (!company) throw conflict('Save the company under settings first.')
  return company
}
