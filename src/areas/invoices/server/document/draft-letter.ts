import { findSavedLetter } from '#areas/documents/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { LetterDraft } from '#platform/contract/letter.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { letterKindOf } from '../../rules/reminder.ts'
import { creditLetterHome } from '../credits/log-credit.ts'
import { usualCreditLetter } from '../credits/send-credit.ts'
import { findCredit } from '../credits/credit-store.ts'
import { listMailContacts } from '#areas/clients/server/index.ts'
import { findInvoice } from '../invoice-store.ts'
import { sellerName } from '#areas/settings/server/index.ts'
import { pdfToAttach } from '#platform/server/pdf/pdf-to-attach.ts'
import { invoiceName, markOf } from '../../rules/invoice-words.ts'
import { findIssuedCredit, findIssuedInvoice } from './issued-invoice.ts'
import { usualLetter } from './mail-invoice.ts'

/** The letter that would go out with an invoice now, to be read and changed first. @throws not_found. */
export async function draftLetter(platform: Platform, viewer: Viewer, id: number): Promise<LetterDraft> {
  const { db, clock } = platform
  const today = clock.today()
  const invoice = await findInvoice(db, viewer, id, today)
  if (!invoice) throw notFound()
  const kind = letterKindOf(invoice)
  const usual = await usualLetter(db, viewer, { id, kind, today })
  // A watermark makes it another file.
  const issued = markOf(invoice) === null ? await findIssuedInvoice(db, id) : undefined
  const pdf = await pdfToAttach(db, issued, {
    name: `${invoiceName(invoice)}.pdf`,
    path: `/api/invoices/${id}/pdf`,
  })
  const saved = await findSavedLetter(db, { viewer, today }, { record_type: 'invoice', record_id: id })
  return { ...usual, pdf, saved, ...(await othersOf(platform, invoice.client_id)) }
}

/** The same for a credit note. @throws not_found. */
export async function draftCreditLetter(
  platform: Platform,
  viewer: Viewer,
  id: number,
): Promise<LetterDraft> {
  const { db, clock } = platform
  const today = clock.today()
  const usual = await usualCreditLetter(db, viewer, id, today)
  const note = await findCredit(db, id)
  const invoice = note && (await findInvoice(db, viewer, note.invoice_id, today))
  if (!invoice) throw notFound()
  const pdf = await pdfToAttach(db, await findIssuedCredit(db, id), {
    name: `${note.credit_note_no}.pdf`,
    path: `/api/credit-notes/${id}/pdf`,
  })
  const saved = await findSavedLetter(db, { viewer, today }, creditLetterHome(note, invoice))
  return { ...usual, pdf, saved, ...(await othersOf(platform, invoice.client_id)) }
}

const othersOf = async ({ db, config }: Platform, client_id: number) => ({
  contacts: await listMailContacts(db, client_id),
  from: await sellerName(db),
  mail_leaves: Number(config.smtp_url !== null),
})
