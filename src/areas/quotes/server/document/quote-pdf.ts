import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { issuedDownload, passingDownload } from '#platform/server/pdf/pdf-download.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'
import { documentOfQuote } from '../../rules/quote-document.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { findIssuedQuote } from './issued-quote.ts'
import { makeModel } from './make-model.ts'
import { listLines } from '../lines/quote-line-store.ts'
import { findQuote } from '../quote-store.ts'

type Services = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/** A quote as a PDF: as issued, or a draft marked as one. @throws not_found. */
export async function quotePdf(services: Services, viewer: Viewer, id: number): Promise<Download> {
  const quote = await findQuote(services.db, id)
  if (!quote) throw notFound()
  const issued = await findIssuedQuote(services.db, id)
  const name = `${quoteName(quote.quote_no, quote.revision)}.pdf`
  if (issued) {
    const view = documentOfQuote(issued.model)
    return issuedDownload(services, issued, { viewer, name, view, ...pictures(issued.model) })
  }
  const { model } = await makeModel(services.db, quote, await listLines(services.db, id))
  const view = documentOfQuote(model, { mark: 'Draft' })
  return passingDownload(services, { viewer, name, view, ...pictures(model) }, services.clock.now())
}

const pictures = ({ logo_sha256, acceptance }: QuoteModel) => ({
  logo: logo_sha256,
  signature: acceptance?.signature_sha256 ?? null,
})

/** A picture from an issued quote, for its page. @throws not_found when it has none. */
export async function pictureOf(files: FileStore, sha256: string | null): Promise<Download> {
  if (sha256 === null) throw notFound()
  const { stream, bytes } = await files.open(sha256)
  return { content_type: 'image/png', disposition: 'inline', filename: 'picture', body: stream, bytes }
}
