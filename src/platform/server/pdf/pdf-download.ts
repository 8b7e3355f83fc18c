import { AppError } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { DocumentView } from '#shared/document-view.ts'
import { contentOf } from '../files/content-of.ts'
import type { FileStore } from '../files/file-store.ts'
import { type IssuedDocument, pdfOfIssued } from '../change/issued-document.ts'
import { documentPdf } from './document-pdf.ts'
import type { Platform } from '../platform.ts'
import { senderOf } from '../files/sender.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** A document that people receive, as a file: its pictures by the sha256 of their content. */
interface DocumentFile {
  /** Who asks for it. */
  viewer: Viewer
  /** With its ending: "Q-000012.pdf". */
  name: string
  view: DocumentView
  /** More documents of the same kind, each on pages of its own. */
  more?: readonly DocumentView[]
  logo: string | null
  signature?: string | null
  /** After everything else. */
  photos?: readonly { caption: string; sha256: string }[]
  /** Below the photos. */
  photo_note?: string | null
}

/** The longest side of a photo on paper, in pixels: 300 dpi of half a page's width. */
const printedSide = 1000

/** The PDF of an issued document: made once, and kept. */
export async function issuedDownload(
  services: Pick<Platform, 'db' | 'write' | 'files' | 'pdf'>,
  issued: IssuedDocument,
  document: DocumentFile,
): Promise<Download> {
  const { name } = document
  const file = await pdfOfIssued(services, issued, async () => ({
    name,
    ...(await orderOf(services.files, document)),
  }))
  const { stream, bytes } = await services.files.open(file.sha256)
  return { ...asPdf(name), bytes, body: stream }
}

/** The PDF of a draft or void document: made each time, never stored. */
export async function passingDownload(
  { files, pdf }: Pick<Platform, 'files' | 'pdf'>,
  document: DocumentFile,
  issued_at: Date,
): Promise<Download> {
  const bytes = await pdf.render({ ...(await orderOf(files, document)), issued_at })
  return { ...asPdf(document.name), bytes: bytes.length, body: once(bytes) }
}

const asPdf = (filename: string) =>
  ({ content_type: 'application/pdf', disposition: 'inline', filename }) as const

async function orderOf(files: FileStore, document: DocumentFile) {
  const { viewer, view, more = [], logo, signature = null, photos = [], photo_note = null } = document
  const printed: { caption: string; bytes: Uint8Array | null }[] = []
  // One after the other: only one picture is in work at a time.
  for (const { caption, sha256 } of photos) {
    const bytes = await files.smaller(sha256, printedSide, senderOf(viewer, null)).catch(nullIfLost)
    printed.push({ caption, bytes })
  }
  return {
    ...documentPdf(
      view,
      {
        logo: logo === null ? null : await contentOf(files, logo),
        signature: signature === null ? null : await contentOf(files, signature),
        photos: printed,
        photo_note,
      },
      more,
    ),
    asked_by: viewer.user_id,
  }
}

/** One photo that is lost or broken does not keep a document from its reader. */
function nullIfLost(error: unknown): null {
  if (error instanceof AppError && error.code !== 'unavailable') return null
  throw error
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
