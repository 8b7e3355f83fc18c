import type { Change } from '#platform/server/change/change.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { findUser } from './user-store.ts'

/** Notes what became of a letter to a user, and wakes those who look at them. */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to } = letter
  const user = record_type === 'user' && (await findUser(change.tx, record_id))
  if (user) change.log({ action, record_type, record_id, record_label: user.name, after: { to } })
}
