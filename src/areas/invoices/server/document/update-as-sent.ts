import type { Change } from '#platform/server/change/change.ts'
import { statusByMoney } from '../../rules/invoice-status.ts'
import { remindersDueBy } from '../../rules/reminder.ts'
import { type StoredInvoice, updateInvoice } from '../invoice-store.ts'
import { readInvoiceSettings } from '../settings-store.ts'

/** An approved invoice is sent. */
export async function updateAsSent(
  change: Change,
  invoice: StoredInvoice,
  { sent_at, sent_to }: { sent_at: string; sent_to: string | null },
): Promise<StoredInvoice> {
  const { reminder_days } = await readInvoiceSettings(change.tx)
  return updateInvoice(change.tx, invoice.id, {
    status: statusByMoney({ ...invoice, sent_at }),
    sent_at,
    sent_to,
    // One sent late gets no reminder for days already past.
    reminder_stage: remindersDueBy(invoice.due_date, change.today, reminder_days),
  })
}
