import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { readSubcontractor } from './read-subcontractor.ts'
import { type StoredSubcontractor, lockSubcontractor } from './subcontractor-store.ts'

/** The subcontractor, locked, where `can` lets it be changed. @throws not_found, stale, conflict by its state. */
export async function lockFor(
  change: Change,
  id: number,
  version: number | undefined,
  can: (subcontractor: StoredSubcontractor) => true | string,
): Promise<StoredSubcontractor> {
  const subcontractor = await lockSubcontractor(change.tx, change.viewer, id)
  if (!subcontractor) throw notFound()
  await mustBeCurrent(change.tx, subcontractor, version, () =>
    readSubcontractor(change.tx, change.viewer, id),
  )
  const allowed = can(subcontractor)
  if (allowed !== true) throw conflict(allowed)
  return subcontractor
}
