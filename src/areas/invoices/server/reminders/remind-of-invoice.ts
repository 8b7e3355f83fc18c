import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import { isSettled } from '../../rules/invoice-status.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { writeLetter } from '../document/write-letter.ts'

/** Emails the link of a sent invoice again: with what is owing, or as a copy of what is paid. @throws not_found, stale, conflict, invalid. */
export async function remindOfInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'remind', mail.version)
  const kind = isSettled(invoice.status) ? 'copy' : 'reminder'
  if (kind === 'reminder') await updateInvoice(change.tx, id, { reminded_at: change.now.toISOString() })
  await writeLetter(change, invoice, mail, kind)
  change.log({ ...entryOf(invoice, mailed(change, 'sent again')), after: { to: mail.to } })
}
