import { instantWords } from '#shared/local-date.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { PublicLink } from '#platform/server/sessions/public-link.ts'
import type { PublicQuote, PublicQuoteState } from '../../contract/public-endpoints.ts'
import { publicModel } from '../../rules/public-quote.ts'
import { linesAsChosen } from '../../rules/quote-document.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { type Totals, totalsOf } from '../../rules/quote-totals.ts'
import { mustBeOptions } from '../acceptance/must-be-options.ts'
import { findIssuedQuote } from '../document/issued-quote.ts'
import { quoteRuleInputs } from '../quote-rule-inputs.ts'
import { findBuyer, findContact } from '../parties-store.ts'
import { type StoredQuote, findQuote } from '../quote-store.ts'
import { sellerOf } from '../seller.ts'

const states: Readonly<Partial<Record<StoredQuote['status'], PublicQuoteState>>> = {
  Accepted: 'accepted',
  Converted: 'accepted',
  Declined: 'declined',
  Superseded: 'replaced',
}

/** What a link shows of its quote, without anything internal. @throws not_found. */
export async function readPublicQuote(
  db: Db | Tx,
  link: Pick<PublicLink, 'record_id' | 'person'>,
  today: string,
): Promise<PublicQuote> {
  const { quote, issued } = await findPublicQuote(db, link.record_id)
  const allowed = quoteCan.accept({ ...quote, ...(await quoteRuleInputs(db, quote, [], today)) })
  const buyer = quote.client_id === null ? undefined : await findBuyer(db, quote.client_id)
  const contact = quote.contact_id === null ? undefined : await findContact(db, quote.contact_id)
  const seller = await sellerOf(db)
  return {
    state: allowed === true ? 'open' : (states[quote.status] ?? 'expired'),
    message:
      allowed === true
        ? null
        : quote.declined_at
          ? `You declined this quote on ${instantWords(quote.declined_at)}.`
          : allowed,
    declined_at: quote.declined_at,
    status: quote.status,
    model: publicModel(issued.model),
    totals: totalsOf(linesAsChosen(issued.model), issued.model),
    model_sha256: issued.model_sha256,
    name: contact?.name ?? null,
    email: contact?.email ?? buyer?.email ?? quote.prospect_email,
    po_required: buyer?.po_required ?? 0,
    has_logo: Number(issued.model.logo_sha256 !== null),
    has_signature: Number(issued.model.acceptance?.signature_sha256 != null),
    seller_phone: seller.phone,
    seller_email: seller.email,
  }
}

/** Its total with these options. @throws not_found; invalid for a line that is not an option. */
export async function totalPublicQuote(
  db: Db | Tx,
  { record_id }: Pick<PublicLink, 'record_id'>,
  selected_line_ids: readonly number[],
): Promise<Totals> {
  const { model } = (await findPublicQuote(db, record_id)).issued
  mustBeOptions(model, selected_line_ids)
  return totalsOf(linesAsChosen(model, new Set(selected_line_ids)), model)
}

async function findPublicQuote(db: Db | Tx, id: number) {
  const quote = await findQuote(db, id)
  const issued = await findIssuedQuote(db, id)
  if (!quote || quote.archived_at !== null || !issued) throw notFound()
  return { quote, issued }
}
