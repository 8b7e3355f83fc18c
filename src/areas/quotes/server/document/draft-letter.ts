import { findSavedLetter } from '#areas/documents/server/index.ts'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, mustHold } from '#platform/server/sessions/viewer.ts'
import { hasReached, quoteName } from '../../rules/quote-words.ts'
import { listMailContacts } from '#areas/clients/server/index.ts'
import { type StoredQuote, findQuote } from '../quote-store.ts'
import { sellerOf } from '../seller.ts'
import { pdfToAttach } from '#platform/server/pdf/pdf-to-attach.ts'
import { findIssuedQuote } from './issued-quote.ts'
import { usualLetter } from './mail-quote.ts'

/** The letter that would go out with a quote now, to be read and changed first. @throws forbidden; not_found. */
export async function draftLetter(platform: Platform, viewer: Viewer, id: number): Promise<LetterDraft> {
  mustHold(viewer, 'quotes:prices')
  const { db, clock, config } = platform
  const quote = await findQuote(db, id)
  if (!quote) throw notFound()
  const isReminder = quote.sent_at !== null && hasReached(quote.status, quote.letter)
  return {
    ...(await usualLetter(db, viewer, id, isReminder)),
    contacts: quote.client_id === null ? prospectOf(quote) : await listMailContacts(db, quote.client_id),
    from: (await sellerOf(db)).name,
    pdf: await pdfToAttach(db, await findIssuedQuote(db, id), {
      name: `${quoteName(quote.quote_no, quote.revision)}.pdf`,
      path: `/api/quotes/${id}/pdf`,
    }),
    saved: await findSavedLetter(
      db,
      { viewer, today: clock.today() },
      { record_type: 'quote', record_id: id },
    ),
    mail_leaves: Number(config.smtp_url !== null),
  }
}

/** Someone who is no client yet is the only one to reach. */
const prospectOf = ({ prospect_name, prospect_email, prospect_mobile }: Prospect) =>
  prospect_name === null || prospect_email === null
    ? []
    : [{ name: prospect_name, email: prospect_email, mobile: prospect_mobile }]

type Prospect = Pick<StoredQuote, 'prospect_name' | 'prospect_email' | 'prospect_mobile'>
