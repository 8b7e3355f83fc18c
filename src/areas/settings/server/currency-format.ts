import type { Db, Tx } from '#platform/server/database/database.ts'
import { type CurrencyFormat, usualCurrency } from '#shared/money.ts'
import { findCompany } from './company-store.ts'

/** How the company shows amounts where there is no room for cents. */
export async function currencyFormat(db: Db | Tx): Promise<CurrencyFormat> {
  const { currency_code, currency_locale, whole_dollars } = (await findCompany(db)) ?? usualCurrency
  return { currency_code, currency_locale, whole_dollars }
}
