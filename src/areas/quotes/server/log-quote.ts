import { findWording } from '#areas/quote-wording/server/index.ts'
import type { Activity } from '#platform/server/change/activity.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { discountText, lineWords, quoteName } from '../rules/quote-words.ts'
import type { LineRow } from './lines/line-rows.ts'
import { findContact, findSite } from './parties-store.ts'
import type { StoredQuote } from './quote-store.ts'

type Named = Pick<StoredQuote, 'id' | 'quote_no' | 'revision'>

/** A quote's name in a log entry. */
export const entryOf = (quote: Named, action: string): Activity => ({
  action,
  record_type: 'quote',
  record_id: quote.id,
  record_label: quoteName(quote.quote_no, quote.revision),
})

/** The name the history gives someone acting through a link: theirs if known. */
export const actorByLink = (name: string | null): string => (name ? `${name} (client)` : 'The client')

/**
 * A quote as the log compares it: contact, site, terms and footer by name, since they have no record types of their own, and
 * discount and lines in words: "8 hours of 20 t excavator at $185.00".
 */
export async function logged(tx: Tx, quote: StoredQuote, lines: readonly LineRow[]): Promise<object> {
  const { contact_id, job_site_id, discount_type: _type, discount_value: _value, ...fields } = quote
  const {
    company_id: _company,
    is_latest: _latest,
    view_count: _views,
    terms_id,
    footer_id,
    ...rest
  } = fields
  const terms = terms_id === null ? undefined : await findWording(tx, 'terms', terms_id)
  const footer = footer_id === null ? undefined : await findWording(tx, 'footer', footer_id)
  const contact = contact_id === null ? undefined : await findContact(tx, contact_id)
  const site = job_site_id === null ? undefined : await findSite(tx, job_site_id)
  return {
    ...rest,
    contact: contact?.name ?? null,
    site: site?.name ?? null,
    terms: terms?.title ?? null,
    footer: footer?.title ?? null,
    discount: discountText(quote),
    lines: lines.map(lineWords),
  }
}
