import type { Change } from '#platform/server/change/change.ts'
import { sessionCookie } from '#platform/server/sessions/authenticate.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findKey } from '#platform/server/files/file-rows.ts'
import type { Platform } from '#platform/server/platform.ts'
import { insertSession } from '#platform/server/sessions/session-store.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import { avatarPath, noteSignIn, roleFor } from '#areas/users/server/index.ts'
import { type UserType, waitingGrants } from '#shared/roles.ts'
import type { Account } from './account-store.ts'
import { deviceCookie } from '#platform/server/sessions/device-cookie.ts'
import type { FromPlace } from './places/place.ts'
import { rememberPlace } from './places/remember-place.ts'

/** What opening a session needs from the call and its answer. */
export interface HttpExchange {
  request: FromPlace & { headers: { 'user-agent'?: string | undefined } }
  reply: {
    setCookie(name: string, value: string, options: object): unknown
    header(name: string, value: string): unknown
  }
}

interface Opened {
  user: SessionUser
  expires_at: Date
  device: string
}

/** Creates a session for `account` as part of the change; call {@link setSignInCookies} once it has committed. */
export async function openSession(
  change: Change,
  platform: Pick<Platform, 'tokens' | 'config'>,
  account: Account,
  { request }: Pick<HttpExchange, 'request'>,
): Promise<Opened> {
  const known = await describeAccount(change.tx, account)
  const session = await insertSession(change.tx, {
    user_id: account.id,
    user_type: known.user_type,
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? null,
  })
  await noteSignIn(change.tx, account.id, change.now)
  const device = await rememberPlace(change, platform, account.id, request)
  const token = await platform.tokens.sign({ ...session, user_id: account.id })
  return { user: { ...known, token }, expires_at: session.expires_at, device }
}

/** A person's identity and rights: what browser storage keeps, except the token. */
export async function describeAccount(db: Db | Tx, account: Account): Promise<Omit<SessionUser, 'token'>> {
  const { id, name, email, user_role_id } = account
  const user_type = account.approved === 'Approved' ? (account.user_type as UserType | null) : null
  const role = user_type === null ? undefined : await roleFor(db, user_type, user_role_id)
  return {
    id,
    name,
    email,
    user_type,
    user_role: role?.name ?? null,
    permissions: role?.grants ?? waitingGrants,
    avatar: avatarPath(await findKey(db, account.avatar_file_id)),
  }
}

/**
 * Sets the session cookie, for requests that cannot send a header (images, PDF tabs, the event stream), and
 * the device cookie.
 */
export function setSignInCookies(
  platform: Pick<Platform, 'config'>,
  reply: HttpExchange['reply'],
  { user, expires_at, device }: Opened,
): SessionUser {
  const options = cookieOptions(platform.config.public_url)
  reply.setCookie(sessionCookie, user.token, { ...options, expires: expires_at })
  setDeviceCookie(platform, reply, device)
  return user
}

const yearOfSeconds = 365 * 24 * 3600

/** Identifies this browser from now on, for a year. */
export function setDeviceCookie(
  { config }: Pick<Platform, 'config'>,
  reply: HttpExchange['reply'],
  device: string,
): void {
  reply.setCookie(deviceCookie, device, { ...cookieOptions(config.public_url), maxAge: yearOfSeconds })
}

/** Signing out leaves no trace of the session in this browser: neither the cookie nor opened files. */
export function clearBrowser({ config }: Pick<Platform, 'config'>, reply: HttpExchange['reply']): void {
  reply.setCookie(sessionCookie, '', { ...cookieOptions(config.public_url), expires: new Date(0) })
  clearCache(reply)
}

/**
 * Clears the browser's cache only: cookies identify the device, and storage may hold a driver's steps waiting
 * for a network. Not on every 401, because each would download the application again, and another site could
 * cause one.
 */
export function clearCache(reply: HttpExchange['reply']): void {
  reply.header('clear-site-data', '"cache"')
}

const cookieOptions = (public_url: string): object => ({
  path: '/api',
  httpOnly: true,
  sameSite: 'strict',
  secure: public_url.startsWith('https:'),
})
