import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { linkMark } from '#shared/letter-text.ts'
import type { PublicLink } from '#platform/server/sessions/public-link.ts'
import type { PublicAcceptance } from '../../contract/public-endpoints.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { mailQuote } from '../document/mail-quote.ts'
import { openQuote } from '../open-quote.ts'
import { findBuyer } from '../parties-store.ts'
import type { StoredQuote } from '../quote-store.ts'
import { recordAcceptance } from '../acceptance/record-acceptance.ts'
import { sellerOf } from '../seller.ts'

/**
 * The client accepts what the public page shows: once, and exactly that.
 * @throws conflict when it has expired, been replaced or answered; invalid without a signature or a required
 * PO number.
 */
export async function acceptByLink(
  change: Change,
  { record_id, person }: PublicLink,
  body: PublicAcceptance,
  file?: ReceivedFile,
): Promise<void> {
  const { quote } = await openQuote(change, record_id, 'accept')
  if (file?.content_type !== 'image/png' || file.is_blank)
    throw invalid({ signature: 'Sign and type your name to accept.' })
  const buyer = quote.client_id === null ? undefined : await findBuyer(change.tx, quote.client_id)
  if (buyer?.po_required && !body.po_number)
    throw invalid({ po_number: `${buyer.name} needs a purchase order number.` })
  const { id } = await keepFile(change, file, { record_type: 'quote', record_id })
  await recordAcceptance(change, quote, {
    method: 'link',
    name: body.name,
    email: body.email ?? null,
    po_number: body.po_number ?? null,
    selected_line_ids: body.selected_line_ids,
    model_sha256: body.model_sha256,
    signature: { id, sha256: file.sha256 },
    evidence: null,
    evidence_note: person === null ? null : `Through the link for ${person}`,
    user_agent: change.viewer.user_agent,
  })
  if (body.email) await confirm(change, quote, { to: body.email, to_name: body.name })
}

/** The client gets a copy: a link to the quote with its evidence page. */
async function confirm(
  change: Change,
  quote: StoredQuote,
  { to, to_name }: { to: string; to_name: string },
): Promise<void> {
  const number = quoteName(quote.quote_no, quote.revision)
  const seller = await sellerOf(change.tx)
  await mailQuote(change, quote, {
    to,
    to_name,
    purpose: 'quote_accepted',
    subject: `You accepted quote ${number} from ${seller.name}`,
    message: [
      `Hello ${to_name},`,
      `Thank you for accepting quote ${number} for ${quote.title}. You can find it here, with a record of your acceptance:`,
      linkMark,
      seller.name,
    ].join('\n\n'),
  })
}
