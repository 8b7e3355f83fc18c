import { findText } from '#areas/quote-wording/server/index.ts'
import { hireChargesInWords } from '#areas/rates/rules/hire-charges.ts'
import type { RateTerms } from '#areas/rates/contract/terms.ts'
import { findClientTerms, findPricingSettings } from '#areas/rates/server/index.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findHash } from '#platform/server/files/file-rows.ts'
import { isTimeUnit } from '#shared/units.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'
import { modelOf } from '../../rules/quote-model.ts'
import { termsOf } from '../quote-rule-inputs.ts'
import { findBuyer, findContact } from '../parties-store.ts'
import type { StoredLine } from '../lines/quote-line-store.ts'
import { type StoredQuote, findQuote } from '../quote-store.ts'

interface MadeModel {
  model: QuoteModel
  /** What its hire is charged besides its price, as the model says in words; null without hire by time. */
  hire_terms: RateTerms | null
}

/** A quote's content at this moment, with current names and addresses. */
export async function makeModel(
  db: Db | Tx,
  quote: StoredQuote,
  lines: readonly StoredLine[],
): Promise<MadeModel> {
  const seller = await defaultCompany(db)
  const named = await findQuote(db, quote.id)
  const contact = quote.contact_id === null ? undefined : await findContact(db, quote.contact_id)
  const { terms_id, footer_id, quote_date: day } = quote
  const isHire = lines.some(({ kind, unit }) => kind === 'hire' && isTimeUnit(unit))
  const hire_terms = isHire ? await findClientTerms(db, quote.client_id, day) : null
  const model = modelOf({
    quote: { ...quote, ...termsOf(quote) },
    lines,
    seller,
    buyer: quote.client_id === null ? null : ((await findBuyer(db, quote.client_id)) ?? null),
    contact: contact?.name ?? null,
    site: named?.site ?? null,
    sales_user: named?.sales_user ?? null,
    logo_sha256: await findHash(db, seller.logo_file_id),
    hire_charges: hire_terms ? hireChargesInWords(hire_terms, await levyPercent(db, day)) : [],
    terms: await findText(db, 'terms', { id: terms_id, day }),
    footer: await findText(db, 'footer', { id: footer_id, day }),
  })
  return { model, hire_terms }
}

async function levyPercent(db: Db | Tx, day: string): Promise<number | null> {
  const { fuel_levies } = await findPricingSettings(db, [day])
  return fuel_levies.findLast(({ valid_from }) => valid_from <= day)?.percent ?? null
}
