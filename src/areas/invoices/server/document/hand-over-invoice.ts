import { notFound } from '#platform/contract/app-error.ts'
import type { DocumentLink } from '#platform/contract/letter.ts'
import type { Change } from '#platform/server/change/change.ts'
import { handOver } from '#platform/server/mail/hand-over.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { wasSent } from '#shared/mail-words.ts'
import type { InvoiceHanded } from '../../contract/endpoints.ts'
import { againAs } from '../../rules/reminder.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { type StoredInvoice, findLetter, lockInvoice, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { readInvoiceOf } from '../read-invoice.ts'
import { linkEnds, linkKind, linkPath, purposeOf } from './mail-invoice.ts'
import { updateAsSent } from './update-as-sent.ts'

/** An issued invoice to be sent or handed over, for the first time or again. @throws not_found; stale; conflict. */
export async function openIssued(change: Change, id: number, version?: number): Promise<StoredInvoice> {
  const found = await lockInvoice(change.tx, change.viewer, id)
  if (!found) throw notFound()
  const action = found.sent_at === null ? 'send' : 'remind'
  return (await openInvoice(change, id, action, version)).invoice
}

/** A new link to an invoice's PDF, to pass on without our email. @throws not_found; conflict. */
export async function makeInvoiceLink(change: Change, public_url: string, id: number): Promise<DocumentLink> {
  const invoice = await openIssued(change, id)
  const expires_at = linkEnds(invoice, change.today)
  const target = { kind: linkKind, record_type: 'invoice', record_id: id }
  const secret = await issueLink(change, { ...target, expires_at })
  change.log(entryOf(invoice, 'link made'))
  return { url: public_url + linkPath(secret), expires_at: expires_at.toISOString() }
}

/** Notes that someone copied an invoice's link. @throws not_found; conflict. */
export async function copiedInvoiceLink(change: Change, id: number): Promise<void> {
  change.log(entryOf(await openIssued(change, id), 'link copied'))
}

/** Notes that someone sent an issued invoice without our email. @throws not_found; stale; conflict; invalid. */
export async function markInvoiceHanded(
  change: Change,
  id: number,
  { version, ...handed }: InvoiceHanded,
): Promise<void> {
  const before = await openIssued(change, id, version)
  const document = { letter: await findLetter(change.tx, id), sent_at: before.sent_at }
  const kind = wasSent(document) ? againAs(before.status, document.letter) : 'first'
  const { sent_at, logged } = await handOver(
    change,
    {
      ...document,
      record_type: 'invoice',
      record_id: id,
      purpose: purposeOf[kind],
      subject: invoiceName(before),
      noun: 'invoice',
      issued_on: before.invoice_date ?? change.today,
    },
    handed,
  )
  const invoice = before.sent_at === null ? await sentByHand(change, before, sent_at) : before
  if (kind === 'reminder') await updateInvoice(change.tx, id, { reminded_at: sent_at })
  change.log({
    ...entryOf(invoice, 'marked as sent'),
    before: { status: before.status },
    after: { status: invoice.status, ...logged },
  })
}

/** Its reminders go where the client's invoices usually go. */
async function sentByHand(change: Change, invoice: StoredInvoice, sent_at: string): Promise<StoredInvoice> {
  const { send_to: sent_to } = await readInvoiceOf(change, invoice.id)
  return updateAsSent(change, invoice, { sent_at, sent_to })
}
