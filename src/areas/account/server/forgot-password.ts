import type { Platform } from '#platform/server/platform.ts'
import { job, jobKind } from '#platform/server/jobs.ts'
import { sendMail } from '#platform/server/mail.ts'
import { countFailure, mustNotBeThrottled } from '#platform/server/throttle-store.ts'
import { type Viewer, system } from '#platform/server/viewer.ts'
import { refusalToSignIn } from '../rules/sign-in-rules.ts'
import { findAccountByEmail } from './account-store.ts'

const perEmail = { failures: 5, minutes: 60 }
const perAddress = { failures: 20, minutes: 15 }

const passwordForgotten = jobKind<{ email: string }>('account-password-forgotten')

/**
 * Asks for a link to a new password. Nobody is looked up before the answer: it and its time are the same for every
 * email. @throws throttled, for known and unknown alike.
 */
export async function forgotPassword(
  { db, write }: Platform,
  viewer: Viewer,
  email: string,
  ip: string,
): Promise<void> {
  const limits = { [`forgot:${email}`]: perEmail, [`forgot:${ip}`]: perAddress }
  await mustNotBeThrottled(db, limits)
  await countFailure(db, limits)
  await write(viewer, (change) => change.queue(passwordForgotten, { email }))
}

/** Writes the email to who may sign in; to others nothing. */
export const sendResetLink = job(passwordForgotten, async ({ email }, { db, write }: Platform) => {
  const account = await findAccountByEmail(db, email)
  if (!account || refusalToSignIn(account)) return
  const owner = { record_type: 'user', record_id: account.id }
  await write(system, async (change) => {
    await sendMail(change, {
      ...owner,
      purpose: 'reset',
      to: account.email,
      to_name: account.name,
      subject: 'Choose a new password for Haulyard',
      body: [
        `Hello ${account.name},`,
        'Somebody asked for a new password for your Haulyard account. Choose one here:',
        '{link}',
        'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      ].join('\n\n'),
      link: {
        kind: 'reset',
        ...owner,
        person: account.email,
        expires_in_hours: 1,
        path: (secret) => `/reset/${secret}`,
      },
    })
    change.log({
      action: 'sent a password link',
      record_type: 'user',
      record_id: account.id,
      record_label: account.name,
    })
  })
})
