import { findDefault } from '#areas/quote-wording/server/index.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { addDays } from '#shared/local-date.ts'
import { type QuoteInput, quoteFieldRights } from '../contract/quote.ts'
import { checkQuote } from '../rules/check-quote.ts'
import { checkChoices } from './check-choices.ts'
import { lineRows } from './lines/line-rows.ts'
import { entryOf, logged } from './log-quote.ts'
import { priceQuote } from './lines/price-quote.ts'
import { insertLines } from './lines/quote-line-store.ts'
import { type StoredQuote, insertQuote } from './quote-store.ts'
import { readQuoteSettings } from './settings-store.ts'

/**
 * Creates a quote with its lines; what is left out comes from the settings. It gets the company's next
 * number.
 * @throws invalid; forbidden for a field that the viewer may not set; conflict before the company is saved.
 */
export async function createQuote(change: Change, input: QuoteInput): Promise<StoredQuote> {
  const { lines: inputs = [], ...fields } = definedFields(input)
  mustHoldFieldRights(change.viewer, quoteFieldRights, {}, fields)
  const { id: company_id } = await defaultCompany(change.tx)
  const draft = { ...(await beginning(change, fields.quote_date)), ...fields }
  await checkChoices(change, draft)
  const lines = await lineRows(change, inputs, { before: [], day: draft.quote_date })
  const priced = { ...draft, ...(await priceQuote(change, draft, lines)) }
  checkQuote(priced, lines)
  const quote_no = numbered('Q', await nextNumber(change, 'quote', company_id))
  const quote = await insertQuote(change.tx, { ...priced, company_id, quote_no })
  await insertLines(change.tx, quote.id, lines)
  change.log({ ...entryOf(quote, 'created'), after: await logged(change.tx, quote, lines) })
  return quote
}

/** Defaults of a quote. */
async function beginning(change: Change, quote_date: string = change.today) {
  const settings = await readQuoteSettings(change.tx)
  return {
    client_id: null,
    prospect_name: null,
    contact_id: null,
    job_site_id: null,
    quote_date,
    valid_until: addDays(quote_date, settings.validity_days),
    sales_user_id: change.viewer.user_id,
    terms_id: await findDefault(change.tx, 'terms'),
    footer_id: await findDefault(change.tx, 'footer'),
    show_line_prices: settings.show_line_prices,
    gst_rule: settings.gst_rule,
    discount_type: 'none' as const,
    discount_value: 0,
  }
}
