import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { findAsset } from './asset-store.ts'

/** One asset as this viewer may see it. @throws not_found. */
export async function readAsset(db: Db | Tx, viewer: Viewer, id: number) {
  const asset = await findAsset(db, viewer, id)
  if (!asset) throw notFound()
  return asset
}
