import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Permission, Scope } from '#shared/permissions.ts'
import { kindOf } from '#shared/user-types.ts'
import { forgetTyped } from '../forms/form-draft.ts'
import { isExpired } from './token.ts'
import { send } from './transport.ts'

/** Where the signed-in user is kept in browser storage (specification, section 3). */
const storageKey = 'user'
const logoutPatienceMs = 5000

const stored = (): SessionUser | null => {
  try {
    const user = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SessionUser | null
    return typeof user?.token === 'string' ? user : null
  } catch {
    return null
  }
}

let current: SessionUser | null | undefined
const listeners = new Set<() => void>()

function keep(user: SessionUser | null): void {
  current = user
  if (user) localStorage.setItem(storageKey, JSON.stringify(user))
  else localStorage.removeItem(storageKey)
  for (const listener of listeners) listener()
}

/**
 * The signed-in user, or null. Only the server decides whether the session is still valid: a wrong clock must
 * not lock anyone out.
 */
export function sessionUser(): SessionUser | null {
  if (current === undefined) current = stored()
  return current
}

/** Stores the server's answer after sign-in or sign-up. */
export const startSession = (user: SessionUser): void => keep(user)

/** After users change their own name or picture, or an administrator changes their rights. */
export function updateSession(changes: Partial<SessionUser>): void {
  const user = sessionUser()
  if (user) keep({ ...user, ...changes })
}

/**
 * Signs out (specification, section 4). A token past its own `exp` is cleared without a call; otherwise the
 * server is called first and the user is cleared whatever it answers. Then reloads at /login.
 */
export async function signOut(): Promise<void> {
  const user = sessionUser()
  if (user && !isExpired(user.token, Date.now())) {
    const request = { method: 'GET', url: '/api/logout', headers: bearer(user), body: null }
    await send(request, { signal: AbortSignal.timeout(logoutPatienceMs) }).catch(() => undefined)
  }
  keep(null)
  forgetTyped(sessionStorage)
  location.assign('/login')
}

export const bearer = (user: SessionUser | null): Record<string, string> =>
  user ? { authorization: `Bearer ${user.token}` } : {}

/** The `{role}` in the specification's paths. Users waiting for approval have none. */
export const rolePrefix = (user: SessionUser | null): string =>
  user?.user_type ? kindOf(user.user_type).prefix : 'none'

/** The scope of the signed-in user's grant; undefined without one. */
export const scopeOf = (key: Permission): Scope | undefined => sessionUser()?.permissions[key]
export const may = (key: Permission): boolean => scopeOf(key) !== undefined

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in user; only for screens behind the signed-in route. */
export function useViewer(): SessionUser {
  const user = useSyncExternalStore(subscribe, sessionUser)
  // While signing out, the screen stays as it is until the page unloads.
  const last = useSyncExternalStore(subscribe, lastUser)
  const viewer = user ?? last
  if (!viewer) throw new Error('useViewer outside of the signed-in route')
  return viewer
}

let last: SessionUser | null = null
function lastUser(): SessionUser | null {
  last = sessionUser() ?? last
  return last
}

/** `const may = useMay(); may('clients:write')` */
export function useMay(): (key: Permission) => boolean {
  const { permissions } = useViewer()
  return (key) => permissions[key] !== undefined
}

/** Follows other tabs: signing out there signs out here, and signing in as someone else reloads this page. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== storageKey && event.key !== null) return
    const before = sessionUser()
    current = stored()
    if (!current) return location.assign('/login')
    if (current.id !== before?.id) return location.assign('/')
    for (const listener of listeners) listener()
  })
}
