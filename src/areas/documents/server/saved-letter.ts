import { conflict } from '#platform/contract/app-error.ts'
import type { LetterInput, SavedLetter, SavedLetterInput } from '#platform/contract/letter.ts'
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
  await mustBeSeen(change, home, letter)
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

/**
 * Deletes a record's saved letter, so that the standard one comes back. @throws conflict for another than was seen, or
 * without one.
 */
export async function discardLetter(
  change: Change,
  home: LetterHome,
  { seen_saved_at }: Seen,
  entry: Activity,
): Promise<void> {
  const now = await selectSavedLetter(change.tx, home)
  if (!now) throw conflict('This letter was already sent or discarded.')
  if (now.saved_at !== seen_saved_at)
    throw conflict(
      `${now.saved_by ?? 'Someone else'} saved another letter meanwhile. Open it again to read it.`,
    )
  await deleteSavedLetter(change.tx, home)
  change.log(entry)
}

/** What the viewer started from. */
type Seen = Pick<LetterInput, 'seen_saved_at'>

/** Nobody overwrites a saved letter, or sends another in its place, without having read it. @throws conflict. */
export async function mustBeSeen(change: Change, home: LetterHome, { seen_saved_at }: Seen): Promise<void> {
  const now = await selectSavedLetter(change.tx, home)
  if ((now?.saved_at ?? null) === (seen_saved_at ?? null)) return
  if (!now)
    throw conflict(
      'The saved letter was sent or discarded meanwhile. Copy what you typed, then open it again.',
    )
  const by = now.saved_by ?? 'Someone else'
  throw conflict(
    seen_saved_at === undefined
      ? `${by} saved a letter for this. Open it to read and send it.`
      : `${by} saved another letter meanwhile. Copy what you typed, then open it again.`,
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
