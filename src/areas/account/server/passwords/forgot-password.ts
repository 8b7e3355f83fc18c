import { lockUser } from '#areas/users/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import { countMails } from '#platform/server/mail/mail-store.ts'
import { mailed, sendMail } from '#platform/server/mail/mail.ts'
import { networkOf } from '#platform/server/sessions/network.ts'
import { countAttempt } from '#platform/server/sessions/throttle-store.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { refusalToSignIn } from '../../rules/sign-in-rules.ts'
import { findAccountByEmail } from '../account-store.ts'

const perEmailAndNetwork = { failures: 5, minutes: 60 }
const perNetwork = { failures: 20, minutes: 15 }
/** Per requester, so that someone's newest link works for at least three quarters of an hour. */
const mails = { most: 3, minutes: 15 }

const purpose = 'reset'

const passwordForgotten = jobKind<{ email: string }>('account-password-forgotten')

/**
 * Requests a password reset link. The account is looked up after answering, so that answer and timing are the
 * same for every email; and nobody can request so often for an email that its owner gets no link. @throws
 * throttled, for known and unknown emails alike.
 */
export async function forgotPassword({ db, write }: Platform, viewer: Viewer, email: string): Promise<void> {
  const network = networkOf(viewer.ip)
  await countAttempt(db, {
    [`forgotten ${email} network ${network}`]: perEmailAndNetwork,
    [`forgotten network ${network}`]: perNetwork,
  })
  await write(viewer, (change) => change.queue(passwordForgotten, { email }))
}

/** Sends the email if the account may sign in and has not just been sent several. */
export const sendResetLink = job(passwordForgotten, async ({ email }, { db, write }: Platform) => {
  const account = await findAccountByEmail(db, email)
  if (!account || refusalToSignIn(account)) return
  const owner = { record_type: 'user', record_id: account.id }
  await write(system, async (change) => {
    // Jobs count one at a time; in parallel each would find room for its own.
    await lockUser(change.tx, account.id)
    const since = new Date(change.now.getTime() - mails.minutes * 60_000)
    if ((await countMails(change.tx, { ...owner, purpose, since })) >= mails.most) return
    await sendMail(change, {
      ...owner,
      purpose,
      to: account.email,
      to_name: account.name,
      subject: 'Choose a new password for Haulyard',
      body: [
        `Hello ${account.name},`,
        'Someone asked for a new password for your Haulyard account. Choose one here:',
        '{link}',
        'The link works once, for one hour. If it was not you, ignore this email: your password stays the same.',
      ].join('\n\n'),
      link: {
        kind: 'reset',
        ...owner,
        person: account.email,
        expires_in_hours: 1,
        label: 'Choose a new password',
        path: (secret) => `/reset/${secret}`,
      },
    })
    change.log({
      action: mailed(change, 'made a password link'),
      record_type: 'user',
      record_id: account.id,
      record_label: account.name,
    })
  })
})
