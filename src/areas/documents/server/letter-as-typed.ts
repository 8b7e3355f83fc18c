import type { LetterInput } from '#platform/contract/letter.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sentTo } from '#platform/server/mail/letter-files.ts'
import { type LetterHome, letterFiles } from './letter-files.ts'
import { mustBeSeen } from './saved-letter.ts'
import { deleteSavedLetter } from './saved-letter-store.ts'

/**
 * A letter as typed, with the standard words for what was left empty; one that was saved for later is deleted with it.
 * @returns the letter, and what history says of where it goes. @throws conflict for a saved
 * letter that its sender has not seen; invalid as letterFiles.
 */
export async function letterAsTyped(
  change: Change,
  home: LetterHome,
  { document_ids, to_name = null, seen_saved_at, ...typed }: LetterInput,
  standard: { subject: string; message: string },
) {
  const files = await letterFiles(change, home, document_ids)
  await mustBeSeen(change, home, { seen_saved_at })
  await deleteSavedLetter(change.tx, home)
  const { to, cc, with_pdf, subject = standard.subject, message = standard.message } = typed
  return {
    letter: { to, to_name, cc, with_pdf, files, subject, message },
    goes: sentTo(
      to,
      files.map(({ name }) => name),
    ),
  }
}
