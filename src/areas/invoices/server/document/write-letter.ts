import { letterAsTyped } from '#areas/documents/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import type { LetterKind } from '../../rules/reminder.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { mailInvoice, purposeOf, usualLetter } from './mail-invoice.ts'

/** Emails an invoice with the given message, or the standard one. @returns the address and the attachments. */
export async function writeLetter(
  change: Change,
  invoice: StoredInvoice,
  mail: InvoiceMail,
  kind: LetterKind,
) {
  const place = { record_type: 'invoice', record_id: invoice.id }
  const usual = await usualLetter(change.tx, change.viewer, { id: invoice.id, kind, today: change.today })
  const { letter, goes } = await letterAsTyped(change, place, mail, usual)
  await mailInvoice(change, invoice, { ...letter, purpose: purposeOf[kind] })
  return goes
}
