import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { issueLink, revokeLinks } from '#platform/server/sessions/public-link.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import { entryOf } from '../log-quote.ts'
import { linkEnds, linkKind, linkPath } from '../document/mail-quote.ts'
import { openQuote } from '../open-quote.ts'
import { lockQuote } from '../quote-store.ts'

/**
 * A new link to a quote, to pass on by other means; earlier ones stay open. It is not tied to a person:
 * nobody knows who it is passed to, so its answers must not be attributed to anyone. @throws forbidden
 * without the right to see the prices it leads to; not_found; conflict.
 */
export async function makeQuoteLink(
  change: Change,
  public_url: string,
  id: number,
): Promise<{ url: string; expires_at: string }> {
  mustHold(change.viewer, 'quotes:prices')
  const { quote } = await openQuote(change, id, 'link')
  const expires_at = linkEnds(quote)
  const secret = await issueLink(change, {
    kind: linkKind,
    record_type: 'quote',
    record_id: id,
    expires_at,
  })
  change.log(entryOf(quote, 'link made'))
  return { url: public_url + linkPath(secret), expires_at: expires_at.toISOString() }
}

/** Notes that someone copied a quote's link. @throws not_found, conflict. */
export async function copiedQuoteLink(change: Change, id: number): Promise<void> {
  mustHold(change.viewer, 'quotes:prices')
  const { quote } = await openQuote(change, id, 'link')
  change.log(entryOf(quote, 'link copied'))
}

/** Revokes all of a quote's links. @throws not_found. @returns how many were open. */
export async function revokeQuoteLinks(change: Change, id: number): Promise<number> {
  const quote = await lockQuote(change.tx, id)
  if (!quote) throw notFound()
  const revoked = await revokeLinks(change, { kind: linkKind, record_type: 'quote', record_id: id })
  change.log(entryOf(quote, 'links closed'))
  return revoked
}
