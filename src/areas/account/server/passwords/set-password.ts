import { type StoredUser, updateUser } from '#areas/users/server/index.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Platform } from '#platform/server/platform.ts'
import { revokeLinks, useLink } from '#platform/server/sessions/public-link.ts'
import { revokeSessions } from '#platform/server/sessions/session-store.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { PasswordLinkKind } from '../../contract/endpoints.ts'
import { inTurn, knownUser } from './hash-queue.ts'
import { forgetPlaces } from '../places/known-places-store.ts'
import {
  type HttpExchange,
  clearCache,
  setSignInCookies,
  setDeviceCookie,
  openSession,
} from '../open-session.ts'
import { hashChosen } from './password-hash.ts'
import { openPasswordLink } from './password-link.ts'
import { rememberPlace } from '../places/remember-place.ts'
import { actingAs } from '../sign-in.ts'

interface ByLink {
  token: string
  password: string
}

/**
 * Resets a forgotten password with a link, once; every session ends. Someone locked out by other people's
 * attempts can sign in from here afterwards. @throws not_found; throttled after many wrong links; invalid for
 * a common password.
 */
export async function resetPassword(
  platform: Platform,
  viewer: Viewer,
  body: ByLink,
  { request, reply }: HttpExchange,
): Promise<void> {
  const device = await setByLink(platform, viewer, 'reset', body, (change, user) =>
    rememberPlace(change, platform, user.id, request),
  )
  setDeviceCookie(platform, reply, device)
  clearCache(reply)
}

/** Sets the first password with an invitation, once, and signs in. @throws as resetPassword. */
export async function acceptInvite(
  platform: Platform,
  viewer: Viewer,
  body: ByLink,
  exchange: HttpExchange,
): Promise<SessionUser> {
  const opened = await setByLink(platform, viewer, 'invite', body, (change, user) =>
    openSession(change, platform, user, exchange),
  )
  return setSignInCookies(platform, exchange.reply, opened)
}

async function setByLink<T>(
  platform: Platform,
  viewer: Viewer,
  kind: PasswordLinkKind,
  { token, password }: ByLink,
  then: (change: Change, user: StoredUser) => Promise<T>,
): Promise<T> {
  const { link, account } = await openPasswordLink(platform, viewer, kind, token)
  const password_hash = await inTurn(knownUser(account.id), () => hashChosen(password))
  return platform.write(actingAs(viewer, account), async (change) => {
    await useLink(change, link.id)
    const user = await setPassword(change, account.id, password_hash)
    return then(change, user)
  })
}

/** A new password ends every other session, revokes other password links and forgets all known places. */
export async function setPassword(
  change: Change,
  user_id: number,
  password_hash: string,
  { except = null }: { except?: string | null } = {},
): Promise<StoredUser> {
  const user = await updateUser(change.tx, user_id, { password_hash, must_change_password: 0 })
  await revokeSessions(change.tx, { user_id, except })
  await revokeLinks(change, { record_type: 'user', record_id: user_id })
  await forgetPlaces(change.tx, user_id)
  change.log({ action: 'set password', record_type: 'user', record_id: user_id, record_label: user.name })
  return user
}
