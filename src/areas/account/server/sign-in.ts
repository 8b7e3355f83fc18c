import { renewHash } from '#areas/users/server/index.ts'
import { AppError } from '#platform/contract/app-error.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, visitor } from '#platform/server/sessions/viewer.ts'
import type { Credentials } from '../contract/endpoints.ts'
import { isDemoEmail } from '../rules/demo-sign-ins.ts'
import { refusalToSignIn } from '../rules/sign-in-rules.ts'
import { checkPassword } from './passwords/check-password.ts'
import { type HttpExchange, setSignInCookies, openSession } from './open-session.ts'
import { placeOf } from './places/place.ts'

/**
 * Signs in. The reason for a refusal is given only after the right password.
 * @throws invalid with the reason as its message; throttled.
 */
export async function signIn(
  platform: Platform,
  viewer: Viewer,
  { email: typed, password }: Credentials,
  exchange: HttpExchange,
): Promise<SessionUser> {
  const email = typed.toLowerCase()
  const account = await checkPassword(platform, { email, password }, placeOf(platform, exchange.request))
  const refusal = isDemoEmail(email) && !platform.is_demo ? demoOff : refusalToSignIn(account)
  if (refusal) throw new AppError('invalid', refusal)
  const opened = await platform.write(actingAs(viewer, account), async (change) => {
    if (account.renewed_hash) await renewHash(change.tx, account, account.renewed_hash)
    change.log({
      action: 'signed in',
      record_type: 'user',
      record_id: account.id,
      record_label: account.name,
    })
    return openSession(change, platform, account, exchange)
  })
  return setSignInCookies(platform, exchange.reply, opened)
}

const demoOff = 'Demo sign-ins are off on this server.'

/** The visitor who has just been identified. */
export const actingAs = (viewer: Viewer, { id, name }: { id: number; name: string }): Viewer => ({
  ...visitor(viewer),
  user_id: id,
  name,
})
