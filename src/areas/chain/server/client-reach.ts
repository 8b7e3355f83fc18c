import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import { findAccountManager } from './client-work-store.ts'

/** Whether the viewer reads all of a client's records of a kind, by its right. */
export async function readsAllOfClient(
  db: Db,
  viewer: Viewer,
  client_id: number,
): Promise<(right: Permission) => boolean> {
  const isOwn = (await findAccountManager(db, client_id)) === viewer.user_id
  return (right) => scopeOf(viewer, right) === 'all' || (may(viewer, right) && isOwn)
}
