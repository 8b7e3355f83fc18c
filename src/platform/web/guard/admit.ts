import type { Permission } from '#shared/permissions.ts'
import { homeOf } from '#shared/user-types.ts'
import type { SessionUser } from '#platform/contract/session.ts'

/** Who may open a route: everyone, signed-out visitors only (sign-in), signed-in users, or holders of a key. */
export type Admission = 'public' | 'signed_out' | 'signed_in' | Permission

export type Verdict = 'enter' | 'sign_in' | 'to_start' | 'refuse'

/** The guard (specification, section 2), and the permission that a route declares. */
export function admit(admission: Admission, user: Pick<SessionUser, 'permissions'> | null): Verdict {
  if (admission === 'public') return 'enter'
  if (admission === 'signed_out') return user ? 'to_start' : 'enter'
  if (!user) return 'sign_in'
  if (admission === 'signed_in' || user.permissions[admission] !== undefined) return 'enter'
  return 'refuse'
}

/** Addresses typed simply to get in: the start and everyone's own home (specification, section 2). */
const starts = new Set(['/', '/dashboard', '/dashboard/', '/dashboard/home'])

/** Where a user lands after sign-in (specification, section 2): where the guard stopped them, else by user type. */
export function landingPage(
  user: Pick<SessionUser, 'user_type'>,
  next: string | undefined,
  origin: string,
): string {
  const stopped = safeNext(next, origin)
  const isStart = stopped === undefined || starts.has(new URL(stopped, origin).pathname)
  return isStart ? homeOf(user.user_type).landing : stopped
}

/** Where the guard sends refused users (specification, section 8: "home"); from their own home, to the dashboard. */
export const homeFrom = (user: Pick<SessionUser, 'user_type'> | null, pathname: string): string => {
  const { landing } = homeOf(user?.user_type ?? null)
  return landing === pathname ? '/dashboard' : landing
}

/** An address of this origin as path and search; undefined for any other, to prevent open redirects. */
export function safeNext(next: string | undefined, origin: string): string | undefined {
  if (!next || !URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  if (url.origin !== origin || !next.startsWith('/')) return undefined
  // The remainder of `/.//elsewhere` would be parsed as another host.
  if (url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
