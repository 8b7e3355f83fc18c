import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import { addDays, formatDate, melbourneInstant } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { type LetterKind, owingWords } from '../../rules/reminder.ts'
import type { StoredInvoice } from '../invoice-store.ts'

export const linkKind = 'invoice'
const linkPath = (secret: string): string => `/api/public/invoices/${secret}/pdf`

/** Bookkeepers return to invoices long after they were paid. */
const daysAfter = 365

/** A copy of a paid invoice does not show whether the invoice itself was emailed. */
type LetterPurpose = 'invoice' | 'invoice_reminder' | 'invoice_copy'
export const purposeOf: Readonly<Record<LetterKind, LetterPurpose>> = {
  first: 'invoice',
  reminder: 'invoice_reminder',
  copy: 'invoice_copy',
}

interface Letter {
  to: string
  to_name: string | null
  purpose: LetterPurpose
  subject: string
  /** Paragraphs before the link. */
  message: string
}

/** User text cannot bring its own link. */
export const withoutLinks = (message: string): string => message.replaceAll('{link}', '')

/** Who an email is from and signed by. */
export async function sellerName(change: Change): Promise<string> {
  const { trading_name, name } = await defaultCompany(change.tx)
  return trading_name ?? name
}

/** Writes the email with a new link to an invoice's PDF. @throws invalid for an invalid address. */
export async function mailInvoice(change: Change, invoice: StoredInvoice, letter: Letter): Promise<void> {
  const owner = { record_type: 'invoice', record_id: invoice.id }
  const last = invoice.due_date > change.today ? invoice.due_date : change.today
  const ends = new Date(melbourneInstant(addDays(last, daysAfter), '00:00'))
  const seller = await sellerName(change)
  await sendMail(change, {
    ...owner,
    purpose: letter.purpose,
    to: letter.to,
    to_name: letter.to_name,
    subject: letter.subject,
    body: `${withoutLinks(letter.message)}\n\n{link}\n\n${seller}`,
    link: {
      kind: linkKind,
      ...owner,
      person: letter.to_name ?? letter.to,
      expires_in_hours: Math.ceil((ends.getTime() - change.now.getTime()) / 3_600_000),
      label: 'Open the invoice',
      path: linkPath,
    },
  })
}

/** The default message. */
export async function usualLetter(
  change: Change,
  invoice: StoredInvoice,
  { to_name, kind }: { to_name: string | null; kind: LetterKind },
): Promise<{ subject: string; message: string }> {
  const seller = await sellerName(change)
  const { invoice_no, due_date, total_cents, owing_cents } = invoice
  const part = owing_cents < total_cents ? `of which ${formatMoney(owing_cents)} is owing, ` : ''
  const due = owing_cents > 0 ? `${part}due on ${formatDate(due_date)}` : 'which is paid. Thank you'
  const words = {
    first: {
      subject: 'Invoice',
      what: `Here is our invoice ${invoice_no} for ${formatMoney(total_cents)}, ${due}.`,
    },
    reminder: {
      subject: 'Reminder: invoice',
      what: `A reminder about our invoice ${invoice_no}: ${owingWords(invoice, change.today)}`,
    },
    copy: {
      subject: 'Copy of invoice',
      what: `Here is a copy of our invoice ${invoice_no} for ${formatMoney(total_cents)}, ${due}.`,
    },
  }[kind]
  const where = owing_cents > 0 ? 'The invoice, with how to pay it, is here:' : 'The invoice is here:'
  return {
    subject: `${words.subject} ${invoice_no} from ${seller}`,
    message: [`Hello${to_name ? ` ${to_name}` : ''},`, words.what, where].join('\n\n'),
  }
}
