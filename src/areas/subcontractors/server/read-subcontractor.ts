import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { presentSubcontractor } from './present-subcontractor.ts'
import { findSubcontractor } from './subcontractor-store.ts'

/** One subcontractor as this viewer may see it. @throws not_found. */
export async function readSubcontractor(db: Db | Tx, viewer: Viewer, id: number) {
  const subcontractor = await findSubcontractor(db, viewer, id)
  if (!subcontractor) throw notFound()
  return presentSubcontractor(viewer, subcontractor)
}
