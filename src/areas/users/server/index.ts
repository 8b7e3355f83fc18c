import { holdersOfRight } from '#areas/notifications/server/index.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { letterSettled } from '#platform/server/mail/mail.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { UserType } from '#shared/roles.ts'
import { invalid } from '#platform/contract/app-error.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { userEndpoints } from '../contract/endpoints.ts'
import { userConstraints } from './constraints.ts'
import { approveUser, rejectUser } from './access/approve-user.ts'
import { archiveUser, restoreUser } from './access/archive-user.ts'
import { createUser } from './create-user.ts'
import { editUser } from './edit-user.ts'
import { findHolders } from './roles/permission-holder-store.ts'
import { inviteAgain } from './access/invite-user.ts'
import { logLetter } from './log-letter.ts'
import { avatarPictures } from './avatar-store.ts'
import { openAvatar } from './open-avatar.ts'
import { avatarPath, hiddenUserFields, presentUser, seesAll } from './present-user.ts'
import { readUser } from './user-record.ts'
import { findRole, listRoles } from './roles/role-store.ts'
import { createRole, editRole, removeRole, setRoleRights } from './roles/save-role.ts'
import { activateUser, deactivateUser } from './access/set-status.ts'
import { findUser, findUserNames, listUserChoices, listUsers } from './user-store.ts'

export { addUser, createUser } from './create-user.ts'
export { findHolders, findNamedAfterAt } from './roles/permission-holder-store.ts'
export { maySeePicture } from './open-avatar.ts'
export { avatarPath } from './present-user.ts'
export { roleFor } from './roles/role-store.ts'
export { noteSignIn, renewHash } from './sign-in-store.ts'
export { userAccessChanged } from './access/user-access.ts'
export { type StoredUser, countUsersOf, findUserNames, lockUser, updateUser } from './user-store.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readUser(tx, viewer, id))

export const usersArea = serverArea({
  endpoints: userEndpoints,

  handlers: (platform) => {
    const { db } = platform
    return {
      listUsers: async ({ viewer, query }) => {
        const names_only = !seesAll(viewer)
        // Sorting by them would reveal hidden values.
        if (names_only && !/^-?name$/.test(query.sort)) throw invalid({ sort: 'Sort by name.' })
        const { rows, total } = await listUsers(db, query, names_only)
        return { rows: rows.map((user) => presentUser(viewer, user)), total }
      },
      listUserChoices: async ({ query }) => {
        const rows = await listUserChoices(db, query.search, query.user_types ?? null)
        return rows.map(({ avatar_key, user_type, ...user }) => ({
          ...user,
          user_type: user_type as UserType,
          avatar: avatarPath(avatar_key),
        }))
      },
      getUser: ({ viewer, params }) => readUser(db, viewer, params.id),
      createUser: creates(createUser),
      inviteUser: async ({ change, params }) => {
        await inviteAgain(change, params.id)
        return readUser(change.tx, change.viewer, params.id)
      },
      editUser: changes(editUser),
      approveUser: changes(approveUser),
      rejectUser: changes(rejectUser),
      deactivateUser: changes(deactivateUser),
      activateUser: changes(activateUser),
      archiveUser: changes(archiveUser),
      restoreUser: changes((change, id, { version }) => restoreUser(change, id, version)),
      getAvatar: ({ viewer, params }) => openAvatar(platform, viewer, params.key),

      listRoles: () => listRoles(db),
      listRoleChoices: () => listRoles(db),
      createRole: ({ change, body }) => createRole(change, body),
      editRole: ({ change, params, body }) => editRole(change, params.id, body),
      setRoleRights: ({ change, params, body }) => setRoleRights(change, params.id, body),
      deleteRole: async ({ change, params }) => {
        await removeRole(change, params.id)
        return {}
      },
    }
  },

  records: [
    {
      type: 'user',
      title: 'User',
      path: (id) => `/dashboard/settings/users/${id}/edit`,
      find: async (reader, viewer, id) => {
        // Everyone may see themselves: their documents and notes depend on this record.
        if (id !== viewer.user_id && !may(viewer, 'users:read')) return null
        const user = await findUser(reader, id)
        return user ? { label: user.name } : null
      },
      readRight: 'users:read',
      // When and from where someone signs in is for them and for people who manage users.
      mayReadHistory: (viewer, id) =>
        may(viewer, 'users:write') || (id !== undefined && id === viewer.user_id),
      nameOf: async (reader, id) => (await findUserNames(reader, [id])).get(id),
      // A person's documents are for reviewers, and so is the documents' history.
      historyParts: (viewer) => (may(viewer, 'documents:approve') ? ['document'] : []),
      mayWrite: (viewer) => may(viewer, 'users:write'),
      references: {
        user_role_id: 'role',
        archived_by: 'user',
        driver_id: 'driver',
        subcontractor_id: 'subcontractor',
      },
      hiddenFields: hiddenUserFields,
      pictures: avatarPictures,
    },
    {
      type: 'role',
      title: 'Role',
      path: () => '/dashboard/settings/users/roles',
      find: async (reader, viewer, id) => {
        if (!may(viewer, 'roles:write')) return null
        const role = await findRole(reader, id)
        return role ? { label: role.name } : null
      },
      readRight: 'roles:write',
      mayWrite: (viewer) => may(viewer, 'roles:write'),
    },
  ],

  subscriptions: [
    on(letterSettled, logLetter),
    answer(holdersOfRight, ({ tx }, { permission }) => findHolders(tx, permission)),
  ],

  constraints: userConstraints,
})
