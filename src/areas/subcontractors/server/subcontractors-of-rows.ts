import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { lockCurrent } from './subcontractor-store.ts'

/**
 * Locks the subcontractors that imported rows belong to: once for all of them, where each row would lock its own, in
 * whatever order the file has them. @throws conflict for one that has just been archived.
 */
export async function lockSubcontractorsOf(
  { tx }: Change,
  rows: readonly { subcontractor_id?: number | null | undefined }[],
): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ subcontractor_id }) => subcontractor_id ?? []))]
  if (ids.length > 0 && (await lockCurrent(tx, ids)).length < ids.length)
    throw conflict('A subcontractor of these rows has just been archived.')
}
