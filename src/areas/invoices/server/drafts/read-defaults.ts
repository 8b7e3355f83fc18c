import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { InvoiceDefaults } from '../../contract/settings.ts'
import { readInvoiceSettings } from '../settings-store.ts'

/** Defaults of a new invoice. @throws conflict before the company is saved. */
export async function readDefaults(db: Db | Tx): Promise<InvoiceDefaults> {
  const { gst_registered } = await defaultCompany(db)
  return { ...(await readInvoiceSettings(db)), gst_registered }
}
