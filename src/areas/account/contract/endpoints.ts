import * as z from 'zod'
import { done, endpoint } from '#platform/contract/endpoint.ts'
import { email, text } from '#platform/contract/fields.ts'
import { SessionUser } from '#platform/contract/session.ts'
import type { UserType } from '#shared/roles.ts'
import { accountLabels } from '../rules/account-labels.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { newPassword, typedPassword } from './password.ts'
import { ActiveSession, Profile, ProfilePatch } from './profile.ts'

/** The record whose changes make a profile old. */
const topic = 'user'

/** Name, email and password of someone new (specification, section 3). */
const Registration = z
  .object({ name: text(accountLabels.name, { min: 2, max: 120 }), email: email(), password: newPassword })
  .meta({ id: 'Registration' })
export type Registration = z.output<typeof Registration>

const Credentials = z
  .object({ email: text(accountLabels.email, { max: 254 }), password: typedPassword(accountLabels.password) })
  .meta({ id: 'Credentials' })
export type Credentials = z.output<typeof Credentials>

export const passwordLinkKinds = ['reset', 'invite'] as const
export type PasswordLinkKind = (typeof passwordLinkKinds)[number]

/** The secret of a link from an email. */
const token = z.string('This link no longer works.')
export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    permission: 'public',
    summary: 'Sign up and sign in; an administrator approves later.',
    effect: 'own_transactions',
    lenient: true,
    body: Registration,
    output: SessionUser,
    message: 'Welcome to Haulyard.',
  }),
  login: endpoint({
    ...signInRoutes.login,
    permission: 'public',
    summary: 'Sign in.',
    lenient: true,
    body: Credentials,
    output: SessionUser,
    message: 'Signed in.',
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout',
    permission: 'signed_in',
    summary: 'Sign out: this session ends immediately.',
    effect: 'own_transactions',
    lenient: true,
    output: done,
    message: 'Signed out.',
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/session',
    permission: 'signed_in',
    summary: 'The person signed in and their current rights.',
    topic: 'session',
    output: SessionUser.omit({ token: true }).meta({ id: 'Session' }),
  }),
  demoSignIns: endpoint({
    ...signInRoutes.demoSignIns,
    permission: 'public',
    summary: 'The demo sign-ins; none on other servers.',
    output: z.array(z.object({ label: z.string(), email: z.string(), user_type: z.custom<UserType>() })),
  }),

  setupState: endpoint({
    ...signInRoutes.setupState,
    permission: 'public',
    summary: 'Whether the first administrator still has to be set up.',
    output: z.object({ needed: z.number() }),
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/setup',
    permission: 'public',
    summary: 'Set up the first administrator, once.',
    effect: 'own_transactions',
    body: Registration,
    output: SessionUser,
    message: 'Welcome to Haulyard.',
  }),

  forgotPassword: endpoint({
    ...signInRoutes.forgotPassword,
    permission: 'public',
    summary: 'Request a password link by email. The answer is the same for any address.',
    body: z.object({ email: email() }),
    /** 0: there is no mail server, and an administrator hands the link on. */
    output: z.object({ mail_leaves: z.number() }),
    message: 'If we know this email, there is a link for it. It works for one hour.',
  }),
  checkPasswordLink: endpoint({
    method: 'POST',
    path: '/api/password-link',
    permission: 'public',
    summary: 'Whose password a link sets; null if the link no longer works.',
    effect: 'read',
    body: z.object({ kind: z.enum(passwordLinkKinds), token }),
    output: z.object({ name: z.string(), email: z.string() }).nullable(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    permission: 'public',
    summary: 'Set a new password by link, once; every session ends.',
    effect: 'own_transactions',
    body: z.object({ token, password: newPassword }),
    output: done,
    message: 'Your password is set. Sign in with it.',
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/api/accept-invite',
    permission: 'public',
    summary: 'Set the first password by invitation link, once, and sign in.',
    effect: 'own_transactions',
    body: z.object({ token, password: newPassword }),
    output: SessionUser,
    message: 'Welcome to Haulyard.',
  }),

  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile',
    permission: 'signed_in',
    summary: 'Your account.',
    topic,
    output: Profile,
  }),
  editProfile: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    permission: 'signed_in',
    summary: 'Change your name or mobile.',
    topic,
    body: ProfilePatch,
    output: Profile,
    message: 'Profile saved.',
  }),
  setAvatar: endpoint({
    method: 'POST',
    path: '/api/profile/avatar',
    permission: 'signed_in',
    summary: 'Set your picture.',
    topic,
    upload: { max_files: 1, max_bytes: 10_000_000 },
    body: z.object({}),
    output: Profile,
    message: 'Picture saved.',
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/api/profile/avatar',
    permission: 'signed_in',
    summary: 'Remove your picture.',
    topic,
    output: Profile,
    message: 'Picture removed.',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/profile/password',
    permission: 'signed_in',
    summary: 'Change your password; every other session ends.',
    topic,
    effect: 'own_transactions',
    body: z.object({
      current_password: typedPassword(accountLabels.current_password),
      password: newPassword,
    }),
    output: done,
    message: 'Password changed. Other sessions have ended.',
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    permission: 'signed_in',
    summary: 'List your sessions, latest first.',
    topic,
    output: z.array(ActiveSession),
  }),
  revokeSession: endpoint({
    method: 'POST',
    path: '/api/profile/sessions/:id/revoke',
    permission: 'signed_in',
    summary: 'End one of your sessions.',
    topic,
    effect: 'own_transactions',
    params: z.object({ id: z.uuid() }),
    output: done,
    message: 'Session ended.',
  }),
}
