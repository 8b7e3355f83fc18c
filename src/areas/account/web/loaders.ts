import { call } from '#platform/web/calls/api.ts'
import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { accountEndpoints, type PasswordLinkKind } from '../contract/endpoints.ts'
import { profileQuery } from './queries.ts'

/** The account whose password a link sets, or null when the link no longer works. */
const ownerOf = (kind: PasswordLinkKind, token: string) =>
  call(accountEndpoints.checkPasswordLink, { body: { kind, token } })
export type LinkOwner = Awaited<ReturnType<typeof ownerOf>>

export const loadReset = ({ params }: { params: { token: string } }) => ownerOf('reset', params.token)
export const loadInvite = ({ params }: { params: { token: string } }) => ownerOf('invite', params.token)

export const loadProfile = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(profileQuery)
