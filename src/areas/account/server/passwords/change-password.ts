import { invalid } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countAttempt, clearAttempts } from '#platform/server/sessions/throttle-store.ts'
import type { Person } from '#platform/server/sessions/viewer.ts'
import { findAccount } from '../account-store.ts'
import { inTurn, knownUser } from './hash-queue.ts'
import { type HttpExchange, setDeviceCookie } from '../open-session.ts'
import { hashChosen, isCorrectPassword } from './password-hash.ts'
import { rememberPlace } from '../places/remember-place.ts'
import { setPassword } from './set-password.ts'

const perSession = { failures: 5, minutes: 15 }

/**
 * Changes the person's own password; every other session ends, and only this device and network stay known.
 * @throws invalid on the field that is wrong; throttled.
 */
export async function changePassword(
  platform: Platform,
  person: Person,
  { current_password, password }: { current_password: string; password: string },
  { request, reply }: HttpExchange,
): Promise<void> {
  const { db, write } = platform
  const tries = `password ${person.session_id}`
  const password_hash = await inTurn(knownUser(person.user_id), async () => {
    await countAttempt(db, { [tries]: perSession })
    const account = await findAccount(db, person.user_id)
    if (!(await isCorrectPassword(current_password, account?.password_hash ?? null)))
      throw invalid({ current_password: 'Current password is incorrect.' })
    await clearAttempts(db, tries)
    return hashChosen(password)
  })
  const device = await write(person, async (change) => {
    await setPassword(change, person.user_id, password_hash, { except: person.session_id })
    return rememberPlace(change, platform, person.user_id, request)
  })
  setDeviceCookie(platform, reply, device)
}
