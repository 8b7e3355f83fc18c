import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { addDays } from '#shared/local-date.ts'
import { termsOf } from '../quote-rule-inputs.ts'
import { type LineRow, atMinimum } from '../lines/line-rows.ts'
import { entryOf, logged } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { priceQuote } from '../lines/price-quote.ts'
import { type StoredLine, insertLines } from '../lines/quote-line-store.ts'
import { type StoredQuote, insertQuote } from '../quote-store.ts'
import { readQuoteSettings } from '../settings-store.ts'

/** Creates a new quote with another one's content, dated today. @throws not_found. @returns the new one. */
export async function copyQuote(change: Change, id: number): Promise<StoredQuote> {
  const { quote: old, lines } = await openQuote(change, id, 'copy')
  const { id: company_id } = await defaultCompany(change.tx)
  const { validity_days } = await readQuoteSettings(change.tx)
  const { rows, ...fields } = copied(old, lines)
  const price = await priceQuote(change, { ...old, ...termsOf(old) }, rows)
  const quote = await insertQuote(change.tx, {
    ...fields,
    ...price,
    company_id,
    quote_no: numbered('Q', await nextNumber(change, 'quote', company_id)),
    quote_date: change.today,
    valid_until: addDays(change.today, validity_days),
    sales_user_id: change.viewer.user_id,
  })
  await insertLines(change.tx, quote.id, rows)
  change.log({
    ...entryOf(quote, 'created'),
    part: `copy of ${old.quote_no}`,
    after: await logged(change.tx, quote, rows),
  })
  return quote
}

/** A quote's content, without its number, history and totals. */
export function copied(old: StoredQuote, lines: readonly StoredLine[]) {
  const rows: LineRow[] = lines.map(({ id: _id, quote_id: _quote, position: _position, ...line }) =>
    atMinimum(line),
  )
  return {
    client_id: old.client_id,
    prospect_name: old.prospect_name,
    prospect_email: old.prospect_email,
    prospect_mobile: old.prospect_mobile,
    prospect_address: old.prospect_address,
    contact_id: old.contact_id,
    job_site_id: old.job_site_id,
    site_address: old.site_address,
    title: old.title,
    description: old.description,
    quote_date: old.quote_date,
    valid_until: old.valid_until,
    job_type: old.job_type,
    sales_user_id: old.sales_user_id,
    terms_id: old.terms_id,
    footer_id: old.footer_id,
    client_notes: old.client_notes,
    internal_notes: old.internal_notes,
    exclusions: old.exclusions,
    assumptions: old.assumptions,
    discount_type: old.discount_type,
    discount_value: old.discount_value,
    gst_applies: old.gst_applies,
    gst_rule: old.gst_rule,
    deposit_percent: old.deposit_percent,
    show_line_prices: old.show_line_prices,
    rows,
  }
}
