import { invalid } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure, mustNotBeThrottled } from '#platform/server/throttle-store.ts'
import type { Person } from '#platform/server/viewer.ts'
import { findAccount } from './account-store.ts'
import { hashChosen, inTurn, isRight } from './password-hash.ts'
import { setPassword } from './set-password.ts'

const perSession = { failures: 5, minutes: 15 }

/** Changes the own password; every other session ends. @throws invalid on the field that is wrong; throttled. */
export async function changePassword(
  { db, write }: Platform,
  person: Person,
  { current_password, password }: { current_password: string; password: string },
): Promise<void> {
  const limits = { [`password:${person.user_id}:${person.ip}`]: perSession }
  await inTurn(async () => {
    await mustNotBeThrottled(db, limits)
    const account = await findAccount(db, person.user_id)
    if (await isRight(current_password, account?.password_hash ?? null)) return
    await countFailure(db, limits)
    throw invalid({ current_password: 'Current password is incorrect.' })
  })
  const password_hash = await hashChosen(password)
  await write(person, (change) =>
    setPassword(change, person.user_id, password_hash, { except: person.session_id }),
  )
}
