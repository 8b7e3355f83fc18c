import { conflict } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type StoredCompany, findCompany } from './company-store.ts'

/** The number that drivers and subcontractors call; null without one. */
export const readOfficePhone = async (db: Db | Tx): Promise<string | null> =>
  (await findCompany(db))?.phone ?? null

/** The company that quotes, employs and owns by default. @throws conflict until it is saved. */
export async function defaultCompany(db: Db | Tx): Promise<StoredCompany> {
  const company = await findCompany(db)
  if (!company) throw conflict('Save the company in settings first.')
  return company
}
