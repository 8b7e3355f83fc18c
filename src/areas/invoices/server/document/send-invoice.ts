import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import { statusByMoney } from '../../rules/invoice-status.ts'
import { remindersDueBy } from '../../rules/reminder.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { readInvoiceSettings } from '../settings-store.ts'
import { writeLetter } from './write-letter.ts'

/** Emails the link of an approved invoice, whether or not it is paid. @throws not_found, stale, conflict, invalid. */
export async function sendInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice: before } = await openInvoice(change, id, 'send', mail.version)
  const { reminder_days } = await readInvoiceSettings(change.tx)
  const sent_at = change.now.toISOString()
  const invoice = await updateInvoice(change.tx, id, {
    status: statusByMoney({ ...before, sent_at }),
    sent_at,
    sent_to: mail.to,
    // One sent late gets no reminder for days already past.
    reminder_stage: remindersDueBy(before.due_date, change.today, reminder_days),
  })
  await writeLetter(change, invoice, mail, 'first')
  change.log({
    ...entryOf(invoice, mailed(change, 'sent')),
    before: { status: before.status },
    after: { status: invoice.status, to: mail.to },
  })
}
