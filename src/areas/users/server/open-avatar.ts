import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findFile } from '#platform/server/files/file-rows.ts'
import { type Viewer, may } from '#platform/server/viewer.ts'
import { avatarOwner } from './user-store.ts'

/**
 * Whose faces somebody sees: the own one, and everybody's where people are listed or chosen by name. It holds wherever
 * the picture is asked for.
 */
export const maySeePicture = (viewer: Viewer, user_id: number): boolean =>
  user_id === viewer.user_id || may(viewer, 'users:read') || may(viewer, 'users:choose')

/** A picture of a user. @throws not_found, also for one that the viewer may not see. */
export async function openAvatar(
  { db, files }: Platform,
  viewer: Viewer,
  file_id: number,
): Promise<Download> {
  const owner = await avatarOwner(db, file_id)
  if (owner === undefined || !maySeePicture(viewer, owner)) throw notFound()
  const file = await findFile(db, file_id)
  const { stream, bytes } = await files.open(file.sha256)
  return {
    content_type: file.content_type,
    disposition: 'inline',
    filename: file.name,
    body: stream,
    bytes,
    immutable: true,
  }
}
