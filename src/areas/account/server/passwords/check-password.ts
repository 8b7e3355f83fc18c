import { AppError } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countAttempt, clearAttempts, uncountTry } from '#platform/server/sessions/throttle-store.ts'
import type { Credentials } from '../../contract/endpoints.ts'
import { signInLimits } from '../../rules/sign-in-limits.ts'
import { type Account, findAccountAt } from '../account-store.ts'
import { inTurn, visitorAt } from './hash-queue.ts'
import { hashPassword, isOutdated, isCorrectPassword } from './password-hash.ts'
import type { Place } from '../places/place.ts'

/** An account, and the password entered for it. */
export interface Proven extends Account {
  password_hash: string
  /** The same password hashed at the current cost, where it was stored at another. */
  renewed_hash: string | null
}

/**
 * The account for an email and password. Neither the answer nor its timing shows whether the email exists.
 * After too many attempts the right password is refused too, except from places the account knows.
 * @throws invalid for a wrong pair; throttled.
 */
export function checkPassword(
  { db }: Platform,
  { email, password }: Credentials,
  place: Place,
): Promise<Proven> {
  return inTurn(visitorAt(place), async () => {
    const found = await findAccountAt(db, email, place)
    const { own, shared, limits } = signInLimits({
      email,
      network: place.network,
      device: place.device?.toString('hex') ?? null,
      knows_device: found?.knows_device === 1,
      knows_network: found?.knows_network === 1,
    })
    await countAttempt(db, limits)
    const { password_hash = null } = found ?? {}
    const right = await isCorrectPassword(password, password_hash)
    if (!found || password_hash === null || !right)
      throw new AppError('invalid', 'Email or password is incorrect.')
    await Promise.all([clearAttempts(db, own), uncountTry(db, shared)])
    const renewed_hash = isOutdated(password_hash) ? await hashPassword(password) : null
    return { ...found, password_hash, renewed_hash }
  })
}
