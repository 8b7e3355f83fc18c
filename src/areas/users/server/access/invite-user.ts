import type { Change } from '#platform/server/change/change.ts'
import { mailed, sendMail } from '#platform/server/mail/mail.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { revokeLinks } from '#platform/server/sessions/public-link.ts'
import { userCan } from '../../rules/user-rules.ts'
import { userRecord } from '../user-record.ts'
import type { StoredUser } from '../user-store.ts'

const days = 7

/** Emails a link to choose the first password, and records whether it is sent. Earlier ones stop working. */
export async function inviteUser(change: Change, user: StoredUser): Promise<void> {
  const owner = { record_type: 'user', record_id: user.id }
  await revokeLinks(change, { ...owner, kind: 'invite' })
  await sendMail(change, {
    ...owner,
    purpose: 'invite',
    to: user.email,
    to_name: user.name,
    subject: 'You are invited to Haulyard',
    body: [
      `Hello ${user.name},`,
      `${change.viewer.name} has created a Haulyard account for you. Choose a password to start:`,
      '{link}',
      `The link works for ${days} days.`,
    ].join('\n\n'),
    link: {
      kind: 'invite',
      ...owner,
      person: user.email,
      expires_in_hours: days * 24,
      label: 'Choose a password',
      path: (secret) => `/invite/${secret}`,
    },
  })
  change.log({ action: mailed(change, 'invited'), ...owner, record_label: user.name })
}

/** Sends the invitation again. @throws as openRecord; conflict when there is nothing to invite to. */
export async function inviteAgain(change: Change, id: number): Promise<void> {
  const { record: user } = await openRecord(change, userRecord, {
    id,
    can: (stored) => userCan.invite({ ...stored, is_invited: stored.password_hash === null ? 1 : 0 }),
  })
  await inviteUser(change, user)
}
