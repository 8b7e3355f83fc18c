import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { UserRow } from '../contract/user.ts'
import { presentUser } from './present-user.ts'
import { findUser } from './user-store.ts'

/** One user as this viewer may see it. @throws not_found. */
export async function readUser(db: Db | Tx, viewer: Viewer, id: number): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw notFound()
  return presentUser(viewer, user)
}
