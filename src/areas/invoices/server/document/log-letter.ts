import type { Change } from '#platform/server/change/change.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { findCredit } from '../credits/credit-store.ts'
import { findStored } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'

/** Notes what became of a letter about an invoice or its credit note, and wakes those who look at it. */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to } = letter
  const note = record_type === 'credit_note' ? await findCredit(change.tx, record_id) : undefined
  const invoice_id = record_type === 'invoice' ? record_id : note?.invoice_id
  if (invoice_id === undefined) return
  change.log({
    ...entryOf(await findStored(change.tx, invoice_id), action),
    ...(note && { part: `credit note ${note.credit_note_no}` }),
    after: { to },
  })
}
