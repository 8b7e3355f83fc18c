import type { Db, Tx } from '#platform/server/database/database.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { Company } from '../contract/company.ts'
import { blankCompany, maskBank } from '../rules/company-rules.ts'
import { findCompany } from './company-store.ts'

/** The company as this viewer may see it; blank until it is saved. */
export async function readCompany(db: Db | Tx, viewer: Viewer): Promise<Company> {
  const stored = await findCompany(db)
  if (!stored) return blankCompany
  const { logo_file_id, ...fields } = stored
  const company = { ...fields, logo: await findFileAddress(db, logo_file_id) }
  return may(viewer, 'settings:company') ? company : maskBank(company)
}
