import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { findDriver } from './driver-store.ts'

/** One driver as this viewer may see it. @throws not_found. */
export async function readDriver(db: Db | Tx, viewer: Viewer, id: number) {
  const driver = await findDriver(db, viewer, id)
  if (!driver) throw notFound()
  return driver
}
