import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findFileByKey } from '#platform/server/files/file-rows.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/**
 * Whose avatars a viewer sees: their own, and everyone's where users are listed or chosen by name. Applies
 * wherever the picture is requested.
 */
export const maySeePicture = (viewer: Viewer, user_id: number): boolean =>
  user_id === viewer.user_id || may(viewer, 'users:read') || may(viewer, 'users:choose')

/** A user's picture, current or earlier. @throws not_found, also for one the viewer may not see. */
export async function openAvatar({ db, files }: Platform, viewer: Viewer, key: string): Promise<Download> {
  const file = await findFileByKey(db, key)
  const isPicture = file.record_type === 'user' && file.content_type.startsWith('image/')
  if (!isPicture || !maySeePicture(viewer, file.record_id)) throw notFound()
  const { stream, bytes } = await files.open(file.sha256)
  return {
    content_type: file.content_type,
    disposition: 'inline',
    filename: file.name,
    body: stream,
    bytes,
    sha256: file.sha256,
  }
}
