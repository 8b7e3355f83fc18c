import { type LetterDraft, maxAttachedBytes } from '#platform/contract/letter.ts'
import type { IssuedDocument } from '../change/issued-document.ts'
import type { Db } from '../database/database.ts'
import { findFile } from '../files/file-rows.ts'

/** A document's PDF as a letter offers it. Its size is known once it has been made; it is not made for this. */
export async function pdfToAttach(
  db: Db,
  issued: Pick<IssuedDocument, 'pdf_file_id'> | undefined,
  { name, path }: { name: string; path: string },
): Promise<LetterDraft['pdf']> {
  const id = issued?.pdf_file_id ?? null
  const bytes = id === null ? null : (await findFile(db, id)).bytes
  return { name, bytes, max_bytes: maxAttachedBytes, path }
}
