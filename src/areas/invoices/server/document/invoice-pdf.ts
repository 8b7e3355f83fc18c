import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { issuedDownload, passingDownload } from '#platform/server/pdf/pdf-download.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { documentOfCredit, documentOfInvoice } from '../../rules/invoice-document.ts'
import { invoiceName, markOf } from '../../rules/invoice-words.ts'
import { findCredit } from '../credits/credit-store.ts'
import { findInvoice } from '../invoice-store.ts'
import { findIssuedCredit, findIssuedInvoice } from './issued-invoice.ts'
import { readModel } from './make-model.ts'

type Services = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/**
 * An invoice as a PDF: as issued, or the current draft. One that is not payable has a watermark.
 * @throws not_found.
 */
export async function invoicePdf(services: Services, viewer: Viewer, id: number): Promise<Download> {
  const { db, clock } = services
  const invoice = await findInvoice(db, viewer, id, clock.today())
  if (!invoice) throw notFound()
  const issued = await findIssuedInvoice(db, id)
  const mark = markOf(invoice)
  const model = issued?.model ?? (await readModel(db, invoice, clock.today()))
  const document = {
    viewer,
    name: `${invoiceName(invoice)}.pdf`,
    view: documentOfInvoice(model, { mark }),
    logo: model.logo_sha256,
  }
  if (issued && mark === null) return issuedDownload(services, issued, document)
  return passingDownload(services, document, issued ? new Date(issued.issued_at) : clock.now())
}

/** A credit note as a PDF. @throws not_found, also when the viewer may not see its invoice. */
export async function creditNotePdf(services: Services, viewer: Viewer, id: number): Promise<Download> {
  const note = await findCredit(services.db, id)
  const invoice = note && (await findInvoice(services.db, viewer, note.invoice_id, services.clock.today()))
  const issued = invoice && (await findIssuedCredit(services.db, id))
  if (!issued) throw notFound()
  return issuedDownload(services, issued, {
    viewer,
    name: `${note.credit_note_no}.pdf`,
    view: documentOfCredit(issued.model),
    logo: issued.model.logo_sha256,
  })
}
