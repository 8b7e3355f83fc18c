import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { updateAsSent } from './update-as-sent.ts'
import { writeLetter } from './write-letter.ts'

/** Emails the link of an approved invoice, whether or not it is paid. @throws not_found, stale, conflict, invalid. */
export async function sendInvoice(change: Change, id: number, mail: InvoiceMail): Promise<void> {
  const { invoice: before } = await openInvoice(change, id, 'send', mail.version)
  const sent = { sent_at: change.now.toISOString(), sent_to: mail.to }
  const invoice = await updateAsSent(change, before, sent)
  const letter = await writeLetter(change, invoice, mail, 'first')
  change.log({
    ...entryOf(invoice, mailed(change, 'sent')),
    before: { status: before.status },
    after: { status: invoice.status, ...letter },
  })
}
