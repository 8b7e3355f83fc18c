import type { Download } from '#platform/contract/endpoint.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { pdfOfIssued } from '#platform/server/issued-document.ts'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import type { DocketModel } from '../contract/docket-document.ts'
import { documentOfDocket } from '../rules/docket-document.ts'
import { docketName } from '../rules/docket-words.ts'
import { findDocket } from './docket-store.ts'
import { findIssuedDocket } from './issued-docket.ts'
import { makeModel } from './make-model.ts'

type Ground = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/** A docket as a PDF: as it was issued, or a draft as it stands, marked so. @throws not_found. */
export async function docketPdf(ground: Ground, viewer: Viewer, id: number): Promise<Download> {
  const docket = await findDocket(ground.db, viewer, id)
  if (!docket) throw notFound()
  const issued = await findIssuedDocket(ground.db, id)
  const filename = `${docketName(docket.docket_no, docket.revision)}.pdf`
  const asPdf = { content_type: 'application/pdf', disposition: 'inline', filename } as const
  if (issued) {
    const file = await pdfOfIssued(ground, issued, async () => ({
      name: filename,
      ...documentPdf(documentOfDocket(issued.model), await pictures(ground.files, issued.model)),
    }))
    const { stream, bytes } = await ground.files.open(file.sha256)
    return { ...asPdf, bytes, body: stream }
  }
  const model = await makeModel(ground.db, docket)
  const order = documentPdf(documentOfDocket(model, 'Draft'), await pictures(ground.files, model))
  const bytes = await ground.pdf.render({ ...order, issued_at: ground.clock.now() })
  return { ...asPdf, bytes: bytes.length, body: once(bytes) }
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

async function pictures(files: FileStore, { logo_sha256, signature }: DocketModel) {
  return {
    logo: await contentOf(files, logo_sha256),
    signature: await contentOf(files, signature?.signature_sha256 ?? null),
  }
}

async function contentOf(files: FileStore, sha256: string | null): Promise<Buffer | null> {
  if (sha256 === null) return null
  const { stream } = await files.open(sha256)
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
