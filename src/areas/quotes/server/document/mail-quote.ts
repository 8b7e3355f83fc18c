import { standardLetter } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type DocumentLetter, mailDocument } from '#platform/server/mail/mail-document.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { firstNameOf } from '#shared/letter-text.ts'
import { addDays, formatDate, melbourneInstant } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { findContact } from '../parties-store.ts'
import { type StoredQuote, findQuote } from '../quote-store.ts'

export const linkKind = 'quote'
export const linkPath = (secret: string): string => `/quote/${secret}`

/**
 * A link outlives the quote, so that late clients read why they cannot answer, and those who accepted find
 * the document again.
 */
const daysAfter = 180

/** When a quote's link made now expires. */
export const linkEnds = (quote: Pick<StoredQuote, 'valid_until'>): Date =>
  new Date(melbourneInstant(addDays(quote.valid_until, daysAfter), '00:00'))

type LetterPurpose = 'quote' | 'quote_reminder' | 'quote_accepted'

/** Writes the email with a new link to a quote. @throws invalid for an invalid address. */
export const mailQuote = (
  change: Change,
  quote: StoredQuote,
  letter: DocumentLetter<LetterPurpose>,
): Promise<void> =>
  mailDocument(
    change,
    {
      record_type: 'quote',
      record_id: quote.id,
      kind: linkKind,
      label: 'Open the quote',
      path: linkPath,
      ends: linkEnds(quote),
    },
    letter,
  )

/** The standard letter, as `viewer` would send it. @throws not_found. */
export async function usualLetter(
  db: Db | Tx,
  viewer: Viewer,
  id: number,
  isReminder: boolean,
): Promise<{ subject: string; message: string }> {
  const quote = await findQuote(db, id)
  if (!quote) throw notFound()
  const contact = quote.contact_id === null ? undefined : await findContact(db, quote.contact_id)
  return standardLetter(db, viewer, isReminder ? 'quote_reminder' : 'quote', {
    first_name: firstNameOf(contact?.name ?? null),
    number: quoteName(quote.quote_no, quote.revision),
    title: quote.title,
    site: quote.site,
    total: formatMoney(quote.total_cents),
    valid_until: formatDate(quote.valid_until),
  })
}
