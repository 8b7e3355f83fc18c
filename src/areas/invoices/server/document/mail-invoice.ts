import { standardLetter } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type DocumentLetter, mailDocument } from '#platform/server/mail/mail-document.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { firstNameOf } from '#shared/letter-text.ts'
import { addDays, formatDate, melbourneInstant } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { type LetterKind, owingWords } from '../../rules/reminder.ts'
import { type StoredInvoice, findInvoice } from '../invoice-store.ts'

export const linkKind = 'invoice'
export const linkPath = (secret: string): string => `/api/public/invoices/${secret}/pdf`

/** Bookkeepers return to invoices long after they were paid. */
const daysAfter = 365

/** When a link made now expires. */
export function linkEnds({ due_date }: Pick<StoredInvoice, 'due_date'>, today: string): Date {
  const last = due_date > today ? due_date : today
  return new Date(melbourneInstant(addDays(last, daysAfter), '00:00'))
}

/** A copy of a paid invoice does not show whether the invoice itself was emailed. */
type LetterPurpose = 'invoice' | 'invoice_reminder' | 'invoice_copy'
export const purposeOf: Readonly<Record<LetterKind, LetterPurpose>> = {
  first: 'invoice',
  reminder: 'invoice_reminder',
  copy: 'invoice_copy',
}

/** Writes the email with a new link to an invoice's PDF. @throws invalid for an invalid address. */
export const mailInvoice = (
  change: Change,
  invoice: StoredInvoice,
  letter: DocumentLetter<LetterPurpose>,
): Promise<void> =>
  mailDocument(
    change,
    {
      record_type: 'invoice',
      record_id: invoice.id,
      kind: linkKind,
      label: 'Open the invoice',
      path: linkPath,
      ends: linkEnds(invoice, change.today),
    },
    letter,
  )

/** The standard letter, as `viewer` would send it. @throws not_found. */
export async function usualLetter(
  db: Db | Tx,
  viewer: Viewer,
  { id, kind, today }: { id: number; kind: LetterKind; today: string },
): Promise<{ subject: string; message: string }> {
  const invoice = await findInvoice(db, viewer, id, today)
  if (!invoice) throw notFound()
  const { invoice_no, total_cents, owing_cents, due_date, client, send_to_name } = invoice
  const usual = await standardLetter(db, viewer, kind === 'reminder' ? 'invoice_reminder' : 'invoice', {
    first_name: firstNameOf(send_to_name === client ? null : send_to_name),
    number: invoice_no,
    total: formatMoney(total_cents),
    due_date: formatDate(due_date),
    owing: owing_cents > 0 ? owingWords(invoice, today) : 'It is paid. Thank you.',
  })
  return kind === 'copy' ? { ...usual, subject: `Copy of ${lowerFirst(usual.subject)}` } : usual
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
