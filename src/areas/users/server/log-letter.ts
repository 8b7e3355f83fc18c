import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { undelivered } from '#shared/mail-words.ts'
import { findUser } from './user-store.ts'

/**
 * Logs the delivery of an email to a user, refreshes open screens, and notifies the sender when it will not
 * be sent.
 */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to, sent_by, error } = letter
  const user = record_type === 'user' && (await findUser(change.tx, record_id))
  if (!user) return
  change.log({ action, record_type, record_id, record_label: user.name, after: { to } })
  if (action !== 'not emailed' || sent_by === null) return
  await notify(change, {
    user_ids: [sent_by],
    type: 'system',
    title: `The email to ${user.name} was not sent`,
    body: undelivered(to, error ?? ''),
    link: `/dashboard/settings/users/${record_id}/edit`,
    record_type,
    record_id,
  })
}
