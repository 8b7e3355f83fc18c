import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { UserType } from '#shared/roles.ts'
import type { UserRow } from '../contract/user.ts'
import type { ListedUser } from './user-store.ts'

/** A picture's URL; a new picture gets a new one. */
export const avatarPath = (key: string | null): string | null => (key === null ? null : `/api/avatars/${key}`)

/** People who edit users see everything, others only identity and status. */
export const seesAll = (viewer: Viewer): boolean => may(viewer, 'users:write')

/** Fields of a user's history hidden from this viewer. */
export const hiddenUserFields = (viewer: Viewer): readonly string[] =>
  seesAll(viewer) ? [] : Object.keys(hidden)

const hidden = {
  email: null,
  mobile: null,
  user_role_id: null,
  user_role: null,
  driver_id: null,
  subcontractor_id: null,
  rejected_at: null,
  rejection_reason: null,
  last_login_at: null,
  is_invited: null,
  letter: null,
  unsent_invitation_id: null,
  is_last_administrator: null,
  created_at: null,
  archived_at: null,
  archive_reason: null,
} as const

/** A user as this viewer may see it: every field of the answer is listed explicitly. */
export function presentUser(viewer: Viewer, { avatar_key, user_type, ...user }: ListedUser): UserRow {
  return {
    ...user,
    user_type: user_type as UserType | null,
    avatar: avatarPath(avatar_key),
    ...(seesAll(viewer) ? {} : hidden),
  }
}
