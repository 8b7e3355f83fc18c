import { sql } from 'kysely'
import { invalid } from '#platform/contract/app-error.ts'
import { maxAttachedBytes } from '#platform/contract/letter.ts'
import { tooLargeTogether } from '#shared/mail-words.ts'
import type { Db, Tx } from '../database/database.ts'

/** A stored file attached to a letter besides its PDF. */
export interface LetterFile {
  id: number
  name: string
  bytes: number
}

/** What the history says: where an email goes, and the files attached besides its PDF. */
export const sentTo = (to: string, files: readonly string[]) => ({
  to,
  ...(files.length > 0 && { attached: [...files] }),
})

export const bytesTogether = (files: readonly Pick<LetterFile, 'bytes'>[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * The size of a PDF not made yet is checked when the email goes out.
 * @throws invalid when the files, and the PDF if the sender wants it, are more than an email can carry.
 */
export async function mustFit(
  tx: Tx,
  { record_type, record_id }: { record_type: string; record_id: number },
  { files, with_pdf }: { files: readonly LetterFile[]; with_pdf: boolean },
): Promise<void> {
  if (files.length === 0) return
  const pdf_bytes = with_pdf ? await bytesOfPdf(tx, record_type, record_id) : 0
  const bytes = bytesTogether(files) + pdf_bytes
  if (bytes > maxAttachedBytes)
    throw invalid({ document_ids: tooLargeTogether(bytes, maxAttachedBytes, { has_pdf: pdf_bytes > 0 }) })
}

async function bytesOfPdf(tx: Tx, record_type: string, record_id: number): Promise<number> {
  const pdf = await tx
    .selectFrom('issued_document')
    .innerJoin('file', 'file.id', 'issued_document.pdf_file_id')
    .select('file.bytes')
    .where('issued_document.record_type', '=', record_type)
    .where('issued_document.record_id', '=', record_id)
    .orderBy('issued_document.id', 'desc')
    .executeTakeFirst()
  return pdf?.bytes ?? 0
}

export async function insertLetterFiles(
  tx: Tx,
  message_id: number,
  files: readonly LetterFile[],
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ id }, at) => ({ message_id, file_id: id, position: at + 1 }))
  await tx.insertInto('message_file').values(rows).execute()
}

export const listLetterFiles = (db: Db | Tx, message_id: number) =>
  db
    .selectFrom('message_file')
    .innerJoin('file', 'file.id', 'message_file.file_id')
    .select(['file.id', 'file.name', 'file.content_type', 'file.bytes', 'file.sha256'])
    .where('message_file.message_id', '=', message_id)
    .orderBy('message_file.position')
    .execute()
export type StoredLetterFile = Awaited<ReturnType<typeof listLetterFiles>>[number]

/** The names of an email's files, in a query that calls it `m`. */
export const namesOfLetterFiles = sql`(select coalesce(json_agg(f.name order by mf.position), '[]')
  from message_file mf join file f on f.id = mf.file_id where mf.message_id = m.id)`
