import { findClientName } from '#areas/clients/server/index.ts'
import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sentTo } from '#platform/server/mail/letter-files.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { undelivered } from '#shared/mail-words.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { findCredit } from '../credits/credit-store.ts'
import { invoicePath } from '../invoice-path.ts'
import { findStored } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'

/**
 * Logs the delivery of an email about an invoice or its credit note, refreshes open screens, and notifies the
 * sender when it will not be sent.
 */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to, attached, pdf_bytes, sent_by, error } = letter
  const note = record_type === 'credit_note' ? await findCredit(change.tx, record_id) : undefined
  const invoice_id = record_type === 'invoice' ? record_id : note?.invoice_id
  if (invoice_id === undefined) return
  const invoice = await findStored(change.tx, invoice_id)
  change.log({
    ...entryOf(invoice, action),
    ...(note && { part: `credit note ${note.credit_note_no}` }),
    after: sentTo(to, attached, pdf_bytes),
  })
  // Automatic emails count as sent by the person who made the invoice.
  const user_id = sent_by ?? invoice.created_by
  if (action !== 'not emailed' || user_id === null) return
  await notify(change, {
    user_ids: [user_id],
    type: 'invoice',
    client: await findClientName(change.tx, invoice.client_id),
    title: `${note?.credit_note_no ?? invoiceName(invoice)} was not emailed`,
    body: undelivered(to, error ?? ''),
    link: invoicePath(invoice_id),
    record_type: 'invoice',
    record_id: invoice_id,
  })
}
