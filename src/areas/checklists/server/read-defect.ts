import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import { type StoredDefect, findDefect, lockDefect } from './defect-store.ts'

/** One defect. @throws not_found, also for one that this viewer may not see. */
export async function readDefect(db: Db | Tx, viewer: Viewer, id: number) {
  const defect = await findDefect(db, viewer, id)
  if (!defect) throw notFound()
  return defect
}

/** The defect, locked, where `can` lets it go on. @throws not_found, stale, conflict by its state. */
export async function lockFor(
  change: Change,
  id: number,
  version: number | undefined,
  can: (defect: StoredDefect) => true | string,
): Promise<StoredDefect> {
  const { tx, viewer } = change
  const defect = await lockDefect(tx, viewer, id)
  if (!defect) throw notFound()
  await mustBeCurrent(tx, defect, version, () => readDefect(tx, viewer, id))
  const allowed = can(defect)
  if (allowed !== true) throw conflict(allowed)
  return defect
}
