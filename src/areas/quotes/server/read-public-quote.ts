import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { PublicLink } from '#platform/server/public-link.ts'
import type { PublicQuote, PublicQuoteState } from '../contract/public-endpoints.ts'
import { quoteCan } from '../rules/quote-status.ts'
import { findIssuedQuote } from './issued-quote.ts'
import { standingOf } from './quote-standing.ts'
import { findBuyer, findContact } from './parties-store.ts'
import { type StoredQuote, findQuote } from './quote-store.ts'
import { sellerOf } from './seller.ts'

const states: Readonly<Partial<Record<StoredQuote['status'], PublicQuoteState>>> = {
  Accepted: 'accepted',
  Converted: 'accepted',
  Declined: 'declined',
  Superseded: 'replaced',
}

/** What a link shows of its quote, and nothing of what is ours. @throws not_found. */
export async function readPublicQuote(
  db: Db | Tx,
  link: Pick<PublicLink, 'record_id' | 'person'>,
  today: string,
): Promise<PublicQuote> {
  const quote = await findQuote(db, link.record_id)
  const issued = await findIssuedQuote(db, link.record_id)
  if (!quote || quote.archived_at !== null || !issued) throw notFound()
  const allowed = quoteCan.accept({ ...quote, ...(await standingOf(db, quote, [], today)) })
  const buyer = quote.client_id === null ? undefined : await findBuyer(db, quote.client_id)
  const contact = quote.contact_id === null ? undefined : await findContact(db, quote.contact_id)
  const seller = await sellerOf(db)
  return {
    state: allowed === true ? 'open' : (states[quote.status] ?? 'expired'),
    message: allowed === true ? null : quote.status === 'Declined' ? 'You declined this quote.' : allowed,
    status: quote.status,
    model: issued.model,
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
