import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mayFollow } from '#platform/server/mail/under-way.ts'
import { wasMailed } from '#platform/server/mail/mail-store.ts'
import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { againAs, remindersDueBy } from '../../rules/reminder.ts'
import { findLetter, listWaiting, lockInvoice, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { mailInvoice, purposeOf, usualLetter } from '../document/mail-invoice.ts'
import { readInvoiceSettings } from '../settings-store.ts'

type Services = Pick<Platform, 'db' | 'write' | 'clock'>

/** Each morning: reminds clients who owe, on the configured days before and after the due date. */
export const remindOfInvoicesDaily = job(
  jobKind<object>('invoices-remind'),
  (_data, platform: Platform) => remindOfInvoices(platform),
  { cron: '45 8 * * *' },
)

/** Missed days are made up with a single email. Disputed invoices wait. */
export async function remindOfInvoices({ db, write, clock }: Services): Promise<void> {
  const { reminder_days } = await readInvoiceSettings(db)
  const today = clock.today()
  for (const { id, due_date, reminder_stage } of await listWaiting(db))
    if (remindersDueBy(due_date, today, reminder_days) > reminder_stage)
      await write(system, (change) => remind(change, id, reminder_days))
}

async function remind(change: Change, id: number, reminder_days: readonly number[]): Promise<void> {
  const { tx, today, now } = change
  const invoice = await lockInvoice(tx, system, id)
  // It may have been paid, disputed or reminded of since the lookup. Copies of paid invoices are only sent by
  // people.
  if (!invoice?.sent_to || invoice.owing_cents <= 0 || invoiceCan.remind(invoice) !== true) return
  const reminder_stage = remindersDueBy(invoice.due_date, today, reminder_days)
  if (reminder_stage <= invoice.reminder_stage) return
  const letter = await findLetter(tx, id)
  // Without a mail server nobody is reminded of an invoice that was not emailed.
  if (!mayFollow(letter) || (letter === 'kept' && !change.mail_leaves)) return
  const kind = againAs(invoice.status, letter)
  const about = {
    record_type: 'invoice',
    record_id: id,
    purposes: ['invoice', 'invoice_reminder'],
    day: today,
  }
  const isToday = await wasMailed(tx, about)
  const isReminded = kind !== 'first' && !isToday && change.mail_leaves
  const reminded_at = isReminded ? { reminded_at: now.toISOString() } : {}
  await updateInvoice(tx, id, { reminder_stage, ...reminded_at })
  if (isToday) return
  const words = await usualLetter(tx, system, { id, kind, today })
  await mailInvoice(change, invoice, {
    ...words,
    to: invoice.sent_to,
    to_name: null,
    purpose: purposeOf[kind],
  })
  change.log({ ...entryOf(invoice, mailed(change, 'sent again')), after: { to: invoice.sent_to } })
}
