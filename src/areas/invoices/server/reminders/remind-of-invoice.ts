import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mustNotBeUnderWay } from '#platform/server/mail/under-way.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import { againAs, remindersDueBy } from '../../rules/reminder.ts'
import { findLetter, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { readInvoiceSettings } from '../settings-store.ts'
import { openInvoice } from '../open-invoice.ts'
import { writeLetter } from '../document/write-letter.ts'

/**
 * Emails an issued invoice's link again: with what is owing, or as a copy of a paid one. If no email has gone
 * out yet, this is the first one, and reminds of nothing. @throws not_found, stale, conflict, invalid.
 */
export async function remindOfInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'remind', mail.version)
  const letter = await findLetter(change.tx, id)
  mustNotBeUnderWay(letter, { sent_to: invoice.sent_to, to: mail.to })
  const kind = againAs(invoice.status, letter)
  if (kind === 'first') {
    const { reminder_days } = await readInvoiceSettings(change.tx)
    const reminder_stage = remindersDueBy(invoice.due_date, change.today, reminder_days)
    await updateInvoice(change.tx, id, { sent_to: mail.to, reminder_stage })
  }
  if (kind === 'reminder' && change.mail_leaves)
    await updateInvoice(change.tx, id, { reminded_at: change.now.toISOString() })
  const after = await writeLetter(change, invoice, mail, kind)
  change.log({ ...entryOf(invoice, mailed(change, 'sent again')), after })
}
