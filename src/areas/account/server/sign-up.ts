import { notify } from '#areas/notifications/server/index.ts'
import { addUser } from '#areas/users/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countAttempt } from '#platform/server/sessions/throttle-store.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Registration } from '../contract/endpoints.ts'
import { hasAdministrator, lockSetUp } from './account-store.ts'
import { inTurn, visitorAt } from './passwords/hash-queue.ts'
import { type HttpExchange, setSignInCookies, openSession } from './open-session.ts'
import { hashChosen } from './passwords/password-hash.ts'
import { placeOf } from './places/place.ts'

/** Every attempt counts: the answer that an email is in use reveals who has an account. */
const perNetwork = { failures: 50, minutes: 60 }

/**
 * The simple sign-up (specification, section 3): a signed-in person without a user type, waiting for an
 * administrator.
 * @throws invalid for an email in use or a common password; throttled.
 */
export async function signUp(
  platform: Platform,
  viewer: Viewer,
  { name, email, password }: Registration,
  exchange: HttpExchange,
): Promise<SessionUser> {
  const place = placeOf(platform, exchange.request)
  const password_hash = await inTurn(visitorAt(place), async () => {
    await countAttempt(platform.db, { [`sign-up ${place.network}`]: perNetwork })
    return hashChosen(password)
  })
  const opened = await platform.write({ ...viewer, name }, async (change) => {
    const account = await addUser(change, { name, email, password_hash }, 'signed up')
    await notify(change, {
      permission: 'users:write',
      type: 'system',
      title: `${name} signed up and is waiting for approval.`,
      link: `/dashboard/settings/users/${account.id}/edit`,
      record_type: 'user',
      record_id: account.id,
    })
    return openSession(change, platform, account, exchange)
  })
  return setSignInCookies(platform, exchange.reply, opened)
}

/**
 * Creates the first administrator on an empty database; of simultaneous attempts one succeeds. @throws
 * conflict afterwards.
 */
export async function setUp(
  platform: Platform,
  viewer: Viewer,
  { name, email, password }: Registration,
  exchange: HttpExchange,
): Promise<SessionUser> {
  if (await hasAdministrator(platform.db)) throw isSetUp()
  const place = placeOf(platform, exchange.request)
  const password_hash = await inTurn(visitorAt(place), () => hashChosen(password))
  const opened = await platform.write({ ...viewer, name }, async (change) => {
    await lockSetUp(change.tx)
    if (await hasAdministrator(change.tx)) throw isSetUp()
    const administrator = { name, email, password_hash, user_type: 1, approved: 'Approved' } as const
    const account = await addUser(change, administrator, 'set up')
    return openSession(change, platform, account, exchange)
  })
  return setSignInCookies(platform, exchange.reply, opened)
}

const isSetUp = () => conflict('Haulyard is already set up. Sign in instead.')
