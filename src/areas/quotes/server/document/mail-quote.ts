import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import { formatDate, melbourneInstant } from '#shared/local-date.ts'
import { addDays } from '#shared/local-date.ts'
import { quoteName } from '../../rules/quote-words.ts'
import type { StoredQuote } from '../quote-store.ts'

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

interface Letter {
  to: string
  to_name: string | null
  purpose: 'quote' | 'quote_reminder' | 'quote_accepted'
  subject: string
  /** Paragraphs before the link. */
  message: string
}

/** Writes the email with a new link to a quote. @throws invalid for an invalid address. */
export async function mailQuote(change: Change, quote: StoredQuote, letter: Letter): Promise<void> {
  const owner = { record_type: 'quote', record_id: quote.id }
  const hours = Math.ceil((linkEnds(quote).getTime() - change.now.getTime()) / 3_600_000)
  // User text cannot bring its own link.
  const message = letter.message.replaceAll('{link}', '')
  const { name, trading_name } = await defaultCompany(change.tx)
  await sendMail(change, {
    ...owner,
    purpose: letter.purpose,
    to: letter.to,
    to_name: letter.to_name,
    subject: letter.subject,
    body: `${message}\n\n{link}\n\n${trading_name ?? name}`,
    link: {
      kind: linkKind,
      ...owner,
      person: letter.to_name ?? letter.to,
      expires_in_hours: Math.max(hours, 1),
      label: 'Open the quote',
      path: linkPath,
    },
  })
}

/** The default message. */
export async function usualLetter(
  change: Change,
  quote: StoredQuote,
  { to_name, isReminder = false }: { to_name: string | null; isReminder?: boolean },
): Promise<{ subject: string; message: string }> {
  const company = await defaultCompany(change.tx)
  const seller = company.trading_name ?? company.name
  const number = quoteName(quote.quote_no, quote.revision)
  const opening = isReminder
    ? `A reminder about our quote ${number} for ${quote.title}.`
    : `Here is our quote ${number} for ${quote.title}.`
  return {
    subject: `${isReminder ? 'Reminder: quote' : 'Quote'} ${number} from ${seller}`,
    message: [
      `Hello${to_name ? ` ${to_name}` : ''},`,
      `${opening} It is valid until ${formatDate(quote.valid_until)}.`,
      `You can read it, accept it or decline it here:`,
    ].join('\n\n'),
  }
}
