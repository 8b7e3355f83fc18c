import { forbidden } from '#platform/contract/app-error.ts'
import type { Grants, Permission, Scope } from '#shared/permissions.ts'
import type { RolePrefix, UserType } from '#shared/roles.ts'

/** Who asks: a signed-in person, a visitor without a session, or the system itself. */
export interface Viewer {
  /** null for visitors and for the system. */
  readonly user_id: number | null
  readonly name: string
  readonly user_type: UserType | null
  readonly prefix: RolePrefix | null
  readonly grants: Grants
  readonly session_id: string | null
  readonly driver_id: number | null
  readonly subcontractor_id: number | null
  readonly ip: string | null
  /** The browser's user agent; 300 characters at most. */
  readonly user_agent: string | null
  readonly request_id: string | null
}

/** A viewer who is signed in. */
export type Person = Viewer & { readonly user_id: number; readonly session_id: string }

const nobody = {
  user_id: null,
  user_type: null,
  prefix: null,
  grants: {},
  session_id: null,
  driver_id: null,
  subcontractor_id: null,
  ip: null,
  user_agent: null,
  request_id: null,
} as const

/** The viewer for the clock, the simulator and start-up. */
export const system: Viewer = { ...nobody, name: 'Haulyard' }

/** Where a call comes from. */
export type Origin = Pick<Viewer, 'ip' | 'user_agent' | 'request_id'>

export const visitor = ({ ip, user_agent, request_id }: Origin): Viewer => ({
  ...nobody,
  name: 'Visitor',
  ip,
  user_agent,
  request_id,
})

export const scopeOf = (viewer: Viewer, key: Permission): Scope | undefined => viewer.grants[key]
export const may = (viewer: Viewer, key: Permission): boolean => viewer.grants[key] !== undefined

/** For a call that needs more than its endpoint's own right. @throws forbidden. */
export function mustHold(viewer: Viewer, key: Permission): void {
  if (!may(viewer, key)) throw forbidden()
}

/** The signed-in person behind a call to an endpoint that requires one. */
export function personOf(viewer: Viewer): Person {
  if (viewer.user_id === null || viewer.session_id === null) throw forbidden()
  return viewer as Person
}
