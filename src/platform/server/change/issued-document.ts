import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { JsonValue } from '#db/schema.ts'
import { canonical } from '#shared/canonical.ts'
import type { Change, Write } from './change.ts'
import type { Db, Tx } from '../database/database.ts'
import { type KeptFile, findFile, keepFile } from '../files/file-rows.ts'
import type { FileStore, ReceivedFile } from '../files/file-store.ts'
import { withUploads } from '../files/with-uploads.ts'
import type { Pdf, PdfOrder } from '../pdf/pdf.ts'
import { system } from '../sessions/viewer.ts'

/** Which document of a record: the quote as sent, and later the same with its evidence of acceptance. */
interface Which {
  record_type: string
  record_id: number
  kind: string
}

export interface IssuedDocument<Model = unknown> extends Which {
  id: number
  /** Its content as data: preview, public page, PDF and exports are made from it. */
  model: Model
  model_version: number
  /** Identifies exactly what was shown; a signature is bound to it. */
  model_sha256: string
  issued_at: string
  pdf_file_id: number | null
}

export const modelSha256 = (model: object): string =>
  createHash('sha256').update(canonical(model)).digest('hex')

/** Freezes a record's document as it is now. The database never lets it change. */
export async function issueDocument<Model extends object>(
  change: Change,
  document: Which & { model: Model; model_version: number },
): Promise<IssuedDocument<Model>> {
  const row = await change.tx
    .insertInto('issued_document')
    .values({
      ...document,
      model: JSON.stringify(document.model) as unknown as JsonValue,
      model_sha256: modelSha256(document.model),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as IssuedDocument<Model>
}

export async function findIssued<Model>(
  db: Db | Tx,
  { record_type, record_id, kind }: Which,
): Promise<IssuedDocument<Model> | undefined> {
  const row = await db
    .selectFrom('issued_document')
    .selectAll()
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row as unknown as IssuedDocument<Model> | undefined
}

interface Services {
  db: Db
  write: Write
  files: FileStore
  pdf: Pdf
}

const maxBytes = 50 * 1_048_576

/** The PDF of an issued document: made on first request, dated by its issue, then kept. */
export async function pdfOfIssued(
  { db, write, files, pdf }: Services,
  issued: IssuedDocument,
  order: () => Promise<Omit<PdfOrder, 'issued_at'> & { name: string }>,
): Promise<KeptFile> {
  if (issued.pdf_file_id !== null) return findFile(db, issued.pdf_file_id)
  const { name, ...what } = await order()
  const bytes = await pdf.render({ ...what, issued_at: new Date(issued.issued_at) })
  const file_id = await withUploads({ db, files }, async (receive) => {
    const received = await receive(Readable.from([bytes]), name, { max_bytes: maxBytes })
    return write(system, (change) => keepPdf(change, issued, received))
  })
  return findFile(db, file_id)
}

/** Two requests may have made it at once; the first one is kept. */
async function keepPdf(change: Change, issued: IssuedDocument, received: ReceivedFile): Promise<number> {
  const { pdf_file_id } = await change.tx
    .selectFrom('issued_document')
    .select('pdf_file_id')
    .where('id', '=', issued.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (pdf_file_id !== null) return pdf_file_id
  const { id } = await keepFile(change, received, issued)
  await change.tx
    .updateTable('issued_document')
    .set({ pdf_file_id: id })
    .where('id', '=', issued.id)
    .execute()
  return id
}
