import { conflict } from '#platform/contract/app-error.ts'
import type { SavedLetter, SavedLetterInput } from '#platform/contract/letter.ts'
import type { Activity } from '#platform/server/change/activity.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db } from '#platform/server/database/database.ts'
import { attachableOf, letterFiles, type LetterHome } from './letter-files.ts'
import { deleteSavedLetter, putSavedLetter, selectSavedLetter } from './saved-letter-store.ts'

/**
 * Keeps a letter as typed, for whoever sends it: the caller checks that the viewer may. `entry` names its record in the
 * history. @throws conflict for one that someone saved meanwhile; invalid as letterFiles.
 */
export async function saveLetter(
  change: Change,
  home: LetterHome,
  letter: SavedLetterInput,
  entry: Activity,
): Promise<void> {
  const { document_ids = [] } = letter
  await mustBeSeen(change, home, letter.seen_saved_at)
  await letterFiles(change, home, document_ids)
  await putSavedLetter(change.tx, {
    record_type: home.record_type,
    record_id: home.record_id,
    to_address: letter.to ?? null,
    to_name: letter.to_name ?? null,
    cc: letter.cc ?? [],
    subject: letter.subject ?? null,
    body: letter.message ?? null,
    with_pdf: letter.with_pdf ?? null,
    document_ids,
    saved_by: change.viewer.user_id,
    saved_at: change.now.toISOString(),
  })
  change.log(entry)
}

/** Deletes a record's saved letter, so that the standard one comes back. @throws conflict without one. */
export async function discardLetter(change: Change, home: LetterHome, entry: Activity): Promise<void> {
  if (!(await selectSavedLetter(change.tx, home)))
    throw conflict('This letter was already sent or discarded.')
  await deleteSavedLetter(change.tx, home)
  change.log(entry)
}

/** Nobody overwrites a letter that they have not read. A call that does not say what it started from may. */
async function mustBeSeen(
  change: Change,
  home: LetterHome,
  seen_saved_at: SavedLetterInput['seen_saved_at'],
): Promise<void> {
  if (seen_saved_at === undefined) return
  const now = await selectSavedLetter(change.tx, home)
  if ((now?.saved_at ?? null) === seen_saved_at) return
  throw conflict(
    now
      ? `${now.saved_by ?? 'Someone else'} saved another letter meanwhile. Copy what you typed, then open it again.`
      : 'This letter was sent or discarded meanwhile. Copy what you typed, then open it again.',
  )
}

/** A record's saved letter, with those of its documents that can still go with it; null without one. */
export async function findSavedLetter(
  db: Db,
  reader: Pick<Change, 'viewer' | 'today'>,
  home: LetterHome,
): Promise<SavedLetter | null> {
  const letter = await selectSavedLetter(db, home)
  if (!letter) return null
  return { ...letter, document_ids: await attachableOf(db, reader, home, letter.document_ids) }
}
