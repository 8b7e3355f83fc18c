import { userAccessChanged } from '#areas/users/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { on } from '#platform/server/change/change.ts'
import { pictureVersionSaved } from '#platform/server/files/picture-version.ts'
import { type Platform, serverArea } from '#platform/server/platform.ts'
import { revokeSessions } from '#platform/server/sessions/session-store.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { accountEndpoints } from '../contract/endpoints.ts'
import { demoSignIns } from '../rules/demo-sign-ins.ts'
import { findAccount, hasAdministrator, listSessions, presentEmails } from './account-store.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword, sendResetLink } from './passwords/forgot-password.ts'
import { clearBrowser, describeAccount } from './open-session.ts'
import { findLinkOwner } from './passwords/password-link.ts'
import { forgetOldPlacesNightly } from './places/forget-old-places.ts'
import { forgetPlaces } from './places/known-places-store.ts'
import { editProfile, readProfile, removeAvatar, setAvatar, showNewVersion } from './profile.ts'
import { acceptInvite, resetPassword } from './passwords/set-password.ts'
import { signIn } from './sign-in.ts'
import { setUp, signUp } from './sign-up.ts'

export { hashPassword } from './passwords/password-hash.ts'

export const accountArea = serverArea({
  endpoints: accountEndpoints,

  handlers: (platform) => ({
    register: ({ viewer, body, request, reply }) => signUp(platform, viewer, body, { request, reply }),
    login: ({ viewer, body, request, reply }) => signIn(platform, viewer, body, { request, reply }),
    logout: async ({ viewer, reply }) => {
      const person = personOf(viewer)
      await platform.write(viewer, async (change) => {
        await revokeSessions(change.tx, { user_id: person.user_id, only: person.session_id })
        change.log({
          action: 'signed out',
          record_type: 'user',
          record_id: person.user_id,
          record_label: person.name,
        })
      })
      clearBrowser(platform, reply)
      return {}
    },
    getSession: async ({ viewer }) => {
      const account = await findAccount(platform.db, personOf(viewer).user_id)
      if (!account) throw notFound()
      return describeAccount(platform.db, account)
    },
    demoSignIns: () => listDemoSignIns(platform),

    setupState: async () => ({ needed: (await hasAdministrator(platform.db)) ? 0 : 1 }),
    setUp: ({ viewer, body, request, reply }) => setUp(platform, viewer, body, { request, reply }),

    forgotPassword: async ({ viewer, body }) => {
      await forgotPassword(platform, viewer, body.email)
      return { mail_leaves: Number(platform.config.smtp_url !== null) }
    },
    checkPasswordLink: ({ viewer, body }) => findLinkOwner(platform, viewer, body),
    resetPassword: async ({ viewer, body, request, reply }) => {
      await resetPassword(platform, viewer, body, { request, reply })
      return {}
    },
    acceptInvite: ({ viewer, body, request, reply }) =>
      acceptInvite(platform, viewer, body, { request, reply }),

    getProfile: ({ viewer }) => readProfile(platform.db, personOf(viewer)),
    editProfile: ({ change, body }) => editProfile(change, body),
    setAvatar: ({ change, files }) => setAvatar(change, files),
    removeAvatar: ({ change }) => removeAvatar(change),
    changePassword: async ({ viewer, body, request, reply }) => {
      await changePassword(platform, personOf(viewer), body, { request, reply })
      return {}
    },
    listSessions: ({ viewer }) => {
      const { user_id, session_id } = personOf(viewer)
      return listSessions(platform.db, user_id, session_id)
    },
    revokeSession: async ({ viewer, params, reply }) => {
      const { user_id, session_id, name } = personOf(viewer)
      await platform.write(viewer, async (change) => {
        const ended = await revokeSessions(change.tx, { user_id, only: params.id })
        if (ended === 0) throw notFound()
        change.log({
          action: 'ended a session',
          record_type: 'user',
          record_id: user_id,
          record_label: name,
        })
      })
      if (params.id === session_id) clearBrowser(platform, reply)
      return {}
    },
  }),

  // Everyone has their own picture.
  uploads: () => ({ setAvatar: async () => {} }),

  /** Sessions end when rights change; an archived account forgets its known places; a cropped picture is shown. */
  subscriptions: [
    on(userAccessChanged, async (change, { user_id }) => {
      await revokeSessions(change.tx, { user_id })
      if (!(await findAccount(change.tx, user_id))) await forgetPlaces(change.tx, user_id)
    }),
    on(pictureVersionSaved, showNewVersion),
  ],

  jobs: [sendResetLink, forgetOldPlacesNightly],
})

/** The demo company's users; nobody when demo sign-ins are off. */
async function listDemoSignIns({ db, is_demo }: Platform) {
  if (!is_demo) return []
  const present = await presentEmails(
    db,
    demoSignIns.map(({ email }) => email),
  )
  return demoSignIns.filter(({ email }) => present.has(email))
}
