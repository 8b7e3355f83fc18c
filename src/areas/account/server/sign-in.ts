import { AppError } from '#platform/contract/app-error.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure, forgetFailures, mustNotBeThrottled } from '#platform/server/throttle-store.ts'
import { type Viewer, visitor } from '#platform/server/viewer.ts'
import type { Credentials } from '../contract/endpoints.ts'
import { isDemoEmail } from '../rules/demo-sign-ins.ts'
import { refusalToSignIn } from '../rules/sign-in-rules.ts'
import { type Account, findAccountByEmail, renewHash } from './account-store.ts'
import { type Door, giveCookie, openSession } from './open-session.ts'
import { hashPassword, inTurn, isOutdated, isRight } from './password-hash.ts'

const perAccountAndAddress = { failures: 5, minutes: 15 }
const perAddress = { failures: 50, minutes: 15 }

/**
 * Signs in. Whether an email is known shows neither in the answer nor in its time; why somebody may not sign in is
 * told only after the right password. A full bucket refuses the right password too, but not from another address.
 * @throws invalid with the reason in words; throttled.
 */
export async function signIn(
  platform: Platform,
  viewer: Viewer,
  credentials: Credentials,
  door: Door,
): Promise<SessionUser> {
  const email = credentials.email.toLowerCase()
  const account = await checkPassword(platform, email, credentials.password, door.request.ip)
  const refusal = isDemoEmail(email) && !platform.is_demo ? demoOff : refusalToSignIn(account)
  if (refusal) throw new AppError('invalid', refusal)
  const renewed = isOutdated(account.password_hash) ? await hashPassword(credentials.password) : null
  const opened = await platform.write(actingAs(viewer, account), async (change) => {
    if (renewed) await renewHash(change.tx, account, renewed)
    change.log({
      action: 'signed in',
      record_type: 'user',
      record_id: account.id,
      record_label: account.name,
    })
    return openSession(change, platform, account, door)
  })
  return giveCookie(platform, door.reply, opened)
}

type Proven = Account & { password_hash: string }

const demoOff = 'Demo sign-ins are off on this server.'

/** The account that this pair opens, which has a password. Tries wait for their turn before they are counted, so that none slips by. */
function checkPassword({ db }: Platform, email: string, password: string, ip: string): Promise<Proven> {
  const own = `sign-in:${email}:${ip}`
  const limits = { [own]: perAccountAndAddress, [`sign-in:${ip}`]: perAddress }
  return inTurn(async () => {
    await mustNotBeThrottled(db, limits)
    const account = await findAccountByEmail(db, email)
    const password_hash = account?.password_hash ?? null
    const right = await isRight(password, password_hash)
    if (!account || password_hash === null || !right) {
      await countFailure(db, limits)
      throw new AppError('invalid', 'Email or password is incorrect.')
    }
    await forgetFailures(db, own)
    return { ...account, password_hash }
  })
}

/** The visitor who has just proved who they are. */
export const actingAs = (viewer: Viewer, { id, name }: { id: number; name: string }): Viewer => ({
  ...visitor(viewer),
  user_id: id,
  name,
})
