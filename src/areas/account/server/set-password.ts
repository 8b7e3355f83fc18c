import { type StoredUser, updateUser } from '#areas/users/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Change } from '#platform/server/change.ts'
import type { Platform } from '#platform/server/platform.ts'
import { revokeLinks, useLink } from '#platform/server/public-link.ts'
import { revokeSessions } from '#platform/server/session-store.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import type { PasswordLinkKind } from '../contract/endpoints.ts'
import { type Door, giveCookie, openSession } from './open-session.ts'
import { hashChosen } from './password-hash.ts'
import { findPasswordLink } from './password-link.ts'
import { actingAs } from './sign-in.ts'

interface ByLink {
  token: string
  password: string
}

/** Sets a forgotten password by a link, once; every session ends. @throws not_found; invalid for a common password. */
export async function resetPassword(platform: Platform, viewer: Viewer, body: ByLink): Promise<void> {
  await setByLink(platform, viewer, 'reset', body, async () => {})
}

/** Sets the first password by an invitation, once, and signs in. @throws as resetPassword. */
export async function acceptInvite(
  platform: Platform,
  viewer: Viewer,
  body: ByLink,
  door: Door,
): Promise<SessionUser> {
  const opened = await setByLink(platform, viewer, 'invite', body, (change, user) =>
    openSession(change, platform, user, door),
  )
  return giveCookie(platform, door.reply, opened)
}

async function setByLink<T>(
  { db, clock, write }: Platform,
  viewer: Viewer,
  kind: PasswordLinkKind,
  { token, password }: ByLink,
  then: (change: Change, user: StoredUser) => Promise<T>,
): Promise<T> {
  const found = await findPasswordLink(db, kind, token, clock.now())
  if (!found) throw notFound()
  const { link, account } = found
  const password_hash = await hashChosen(password)
  return write(actingAs(viewer, account), async (change) => {
    await useLink(change, link.id)
    const user = await setPassword(change, account.id, password_hash)
    return then(change, user)
  })
}

/** A new password ends every other session and every link that could set another one. */
export async function setPassword(
  change: Change,
  user_id: number,
  password_hash: string,
  { except = null }: { except?: string | null } = {},
): Promise<StoredUser> {
  const user = await updateUser(change.tx, user_id, { password_hash, must_change_password: 0 })
  await revokeSessions(change.tx, { user_id, except })
  await revokeLinks(change, { record_type: 'user', record_id: user_id })
  change.log({ action: 'set password', record_type: 'user', record_id: user_id, record_label: user.name })
  return user
}
