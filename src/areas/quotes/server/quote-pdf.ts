import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { type IssuedDocument, pdfOfIssued } from '#platform/server/issued-document.ts'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { QuoteModel } from '../contract/quote-document.ts'
import { documentOfQuote } from '../rules/quote-document.ts'
import { quoteName } from '../rules/quote-words.ts'
import { findIssuedQuote } from './issued-quote.ts'
import { makeModel } from './make-model.ts'
import { listLines } from './quote-line-store.ts'
import { findQuote } from './quote-store.ts'

type Ground = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/** A quote as a PDF: as it was issued, or a draft as it stands, marked so. @throws not_found. */
export async function quotePdf(ground: Ground, id: number): Promise<Download> {
  const quote = await findQuote(ground.db, id)
  if (!quote) throw notFound()
  const issued = await findIssuedQuote(ground.db, id)
  const name = `${quoteName(quote.quote_no, quote.revision)}.pdf`
  if (issued) return issuedPdf(ground, issued, name)
  const model = await makeModel(ground.db, quote, await listLines(ground.db, id))
  const order = documentPdf(documentOfQuote(model, { mark: 'Draft' }), await pictures(ground.files, model))
  const bytes = await ground.pdf.render({ ...order, issued_at: ground.clock.now() })
  return { ...asPdf(name), bytes: bytes.length, body: once(bytes) }
}

/** The PDF of what was issued: made once, and kept. */
async function issuedPdf(
  ground: Ground,
  issued: IssuedDocument<QuoteModel>,
  name: string,
): Promise<Download> {
  const file = await pdfOfIssued(ground, issued, async () => ({
    name,
    ...documentPdf(documentOfQuote(issued.model), await pictures(ground.files, issued.model)),
  }))
  const { stream, bytes } = await ground.files.open(file.sha256)
  return { ...asPdf(name), bytes, body: stream }
}

const asPdf = (filename: string) =>
  ({ content_type: 'application/pdf', disposition: 'inline', filename }) as const

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

async function pictures(files: FileStore, { logo_sha256, acceptance }: QuoteModel) {
  return {
    logo: await contentOf(files, logo_sha256),
    signature: await contentOf(files, acceptance?.signature_sha256 ?? null),
  }
}

async function contentOf(files: FileStore, sha256: string | null): Promise<Buffer | null> {
  if (sha256 === null) return null
  const { stream } = await files.open(sha256)
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** A picture of an issued quote, for its page. @throws not_found when it has none. */
export async function pictureOf(files: FileStore, sha256: string | null): Promise<Download> {
  if (sha256 === null) throw notFound()
  const { stream, bytes } = await files.open(sha256)
  return { content_type: 'image/png', disposition: 'inline', filename: 'picture', body: stream, bytes }
}
