import type { LetterDraft } from '#platform/contract/letter.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { hasReached, quoteName } from '../../rules/quote-words.ts'
import { listAddresses } from '../parties-store.ts'
import { findQuote } from '../quote-store.ts'
import { sellerOf } from '../seller.ts'
import { sizeOfPdf } from '#platform/server/pdf/pdf-size.ts'
import { usualLetter } from './mail-quote.ts'
import { quotePdf } from './quote-pdf.ts'

/** The letter that would go out with a quote now, to be read and changed first. @throws not_found. */
export async function draftLetter(platform: Platform, viewer: Viewer, id: number): Promise<LetterDraft> {
  const { db, config } = platform
  const quote = await findQuote(db, id)
  if (!quote) throw notFound()
  const isReminder = quote.sent_at !== null && hasReached(quote.status, quote.letter)
  return {
    ...(await usualLetter(db, viewer, id, isReminder)),
    addresses: quote.client_id === null ? [] : await listAddresses(db, quote.client_id),
    from: (await sellerOf(db)).name,
    pdf: await sizeOfPdf(`${quoteName(quote.quote_no, quote.revision)}.pdf`, quotePdf(platform, viewer, id)),
    mail_leaves: Number(config.smtp_url !== null),
  }
}
