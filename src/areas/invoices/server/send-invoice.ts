import type { Change } from '#platform/server/change.ts'
import type { InvoiceMail } from '../contract/endpoints.ts'
import { isSettled, statusByMoney } from '../rules/invoice-status.ts'
import { stageOn } from '../rules/reminder.ts'
import { type StoredInvoice, updateInvoice } from './invoice-store.ts'
import { entryOf } from './log-invoice.ts'
import { type LetterKind, mailInvoice, usualLetter } from './mail-invoice.ts'
import { openInvoice } from './open-invoice.ts'
import { readInvoiceSettings } from './settings-store.ts'

/** E-mails the link of an approved invoice, paid already or not. @throws not_found, stale, conflict, invalid. */
export async function sendInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice: before } = await openInvoice(change, id, 'send', mail.version)
  const { reminder_days } = await readInvoiceSettings(change.tx)
  const sent_at = change.now.toISOString()
  const invoice = await updateInvoice(change.tx, id, {
    status: statusByMoney({ ...before, sent_at }),
    sent_at,
    sent_to: mail.to,
    // What is sent late is not reminded of the days that were over by then.
    reminder_stage: stageOn(before.due_date, change.today, reminder_days),
  })
  await write(change, invoice, mail, 'first')
  change.log({
    ...entryOf(invoice, 'sent'),
    before: { status: before.status },
    after: { status: invoice.status, sent_to: mail.to },
  })
}

/** E-mails the link of a sent invoice again: with what is owing, or as a copy of what is paid. @throws not_found, stale, conflict, invalid. */
export async function remindOfInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'remind', mail.version)
  const kind = isSettled(invoice.status) ? 'copy' : 'reminder'
  if (kind === 'reminder') await updateInvoice(change.tx, id, { reminded_at: change.now.toISOString() })
  await write(change, invoice, mail, kind)
  change.log({ ...entryOf(invoice, 'sent again'), after: { sent_to: mail.to } })
}

async function write(
  change: Change,
  invoice: StoredInvoice,
  { to, to_name = null, message }: InvoiceMail,
  kind: LetterKind,
): Promise<void> {
  const usual = await usualLetter(change, invoice, { to_name, kind })
  await mailInvoice(change, invoice, {
    to,
    to_name,
    purpose: kind === 'reminder' ? 'invoice_reminder' : 'invoice',
    subject: usual.subject,
    message: message ?? usual.message,
  })
}
