import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { LetterInput } from '#platform/contract/letter.ts'
import { type LetterFile, sentTo } from '#platform/server/mail/letter-files.ts'
import { notAChoice } from '#shared/text.ts'
import { whyNotAttach } from '../rules/document-status.ts'
import type { Place } from './document-home.ts'
import { findDocumentsOf, listFilesOf } from './document-store.ts'

/**
 * The files of a record's documents, to attach to a letter about it. The caller checks that the viewer may send it.
 * @throws invalid for a document that the viewer may not see, of another record, or that is not in force.
 */
async function letterFiles(
  { tx, viewer }: Change,
  place: Place,
  document_ids: readonly number[] = [],
): Promise<LetterFile[]> {
  const ids = [...new Set(document_ids)]
  if (ids.length === 0) return []
  const found = await findDocumentsOf(tx, viewer, place, ids)
  if (found.length < ids.length) throw invalid({ document_ids: notAChoice('File') })
  const why = found.map(whyNotAttach).find((one) => one !== null)
  if (why) throw invalid({ document_ids: why })
  return listFilesOf(tx, ids)
}

/**
 * A letter as typed, with the standard words for what was left empty; documents of `place` can be attached.
 * @returns the letter, and what history says of where it goes. @throws invalid as letterFiles.
 */
export async function letterAsTyped(
  change: Change,
  place: Place,
  { document_ids, to_name = null, ...typed }: LetterInput,
  standard: { subject: string; message: string },
) {
  const files = await letterFiles(change, place, document_ids)
  const { to, cc, with_pdf, subject = standard.subject, message = standard.message } = typed
  return {
    letter: { to, to_name, cc, with_pdf, files, subject, message },
    goes: sentTo(
      to,
      files.map(({ name }) => name),
    ),
  }
}
