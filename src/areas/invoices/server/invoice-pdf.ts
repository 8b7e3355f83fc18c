import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { type IssuedDocument, pdfOfIssued } from '#platform/server/issued-document.ts'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import type { DocumentView } from '#shared/document-view.ts'
import { documentOfCredit, documentOfInvoice } from '../rules/invoice-document.ts'
import { invoiceName, markOf } from '../rules/invoice-words.ts'
import { findCredit } from './credit-store.ts'
import { findInvoice } from './invoice-store.ts'
import { findIssuedCredit, findIssuedInvoice } from './issued-invoice.ts'
import { readModel } from './make-model.ts'

type Ground = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/**
 * An invoice as a PDF: as it was issued, or a draft as it stands. What is not to be paid says so across the paper.
 * @throws not_found.
 */
export async function invoicePdf(ground: Ground, viewer: Viewer, id: number): Promise<Download> {
  const { db, files, pdf, clock } = ground
  const invoice = await findInvoice(db, viewer, id, clock.today())
  if (!invoice) throw notFound()
  const name = `${invoiceName(invoice)}.pdf`
  const issued = await findIssuedInvoice(db, id)
  const mark = markOf(invoice)
  if (issued && mark === null)
    return issuedPdf(ground, issued, { name, view: documentOfInvoice(issued.model) })
  const model = issued?.model ?? (await readModel(db, invoice))
  const logo = await contentOf(files, model.logo_sha256)
  const order = documentPdf(documentOfInvoice(model, { mark }), { logo })
  const issued_at = issued ? new Date(issued.issued_at) : clock.now()
  const bytes = await pdf.render({ ...order, issued_at })
  return { ...asPdf(name), bytes: bytes.length, body: once(bytes) }
}

/** A credit note as a PDF. @throws not_found, also when the viewer may not see its invoice. */
export async function creditNotePdf(ground: Ground, viewer: Viewer, id: number): Promise<Download> {
  const note = await findCredit(ground.db, id)
  const invoice = note && (await findInvoice(ground.db, viewer, note.invoice_id, ground.clock.today()))
  const issued = invoice && (await findIssuedCredit(ground.db, id))
  if (!issued) throw notFound()
  const view = documentOfCredit(issued.model)
  return issuedPdf(ground, issued, { name: `${note.credit_note_no}.pdf`, view })
}

/** The PDF of what was issued: made once, and kept. */
async function issuedPdf(
  ground: Ground,
  issued: IssuedDocument<{ logo_sha256: string | null }>,
  { name, view }: { name: string; view: DocumentView },
): Promise<Download> {
  const file = await pdfOfIssued(ground, issued, async () => ({
    name,
    ...documentPdf(view, { logo: await contentOf(ground.files, issued.model.logo_sha256) }),
  }))
  const { stream, bytes } = await ground.files.open(file.sha256)
  return { ...asPdf(name), bytes, body: stream }
}

const asPdf = (filename: string) =>
  ({ content_type: 'application/pdf', disposition: 'inline', filename }) as const

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

async function contentOf(files: FileStore, sha256: string | null): Promise<Buffer | null> {
  if (sha256 === null) return null
  const { stream } = await files.open(sha256)
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
