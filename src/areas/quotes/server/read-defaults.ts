import { findDefault } from '#areas/quote-wording/server/index.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { QuoteDefaults } from '../contract/settings.ts'
import { readQuoteSettings } from './settings-store.ts'

/** Defaults of a new quote. @throws conflict before the company is saved. */
export async function readDefaults(db: Db | Tx): Promise<QuoteDefaults> {
  const { gst_registered } = await defaultCompany(db)
  return {
    ...(await readQuoteSettings(db)),
    gst_registered,
    terms_id: await findDefault(db, 'terms'),
    footer_id: await findDefault(db, 'footer'),
  }
}
