import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findFile } from '#platform/server/files/file-rows.ts'
import { type Viewer, may } from '#platform/server/viewer.ts'
import { avatarOwner } from './user-store.ts'

/** A picture of a user: the own one for everybody, any for who may see or choose users. @throws not_found. */
export async function openAvatar(
  { db, files }: Platform,
  viewer: Viewer,
  file_id: number,
): Promise<Download> {
  const owner = await avatarOwner(db, file_id)
  const mayOpen = owner === viewer.user_id || may(viewer, 'users:read') || may(viewer, 'users:choose')
  if (owner === undefined || !mayOpen) throw notFound()
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
