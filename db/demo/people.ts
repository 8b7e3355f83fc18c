import { hashPassword } from '#areas/account/server/index.ts'
import { demoPassword, demoSignIns } from '#areas/account/rules/demo-sign-ins.ts'
import { addUser } from '#areas/users/server/index.ts'
import type { Change } from '#platform/server/change.ts'

/** Who the demo company's people are, in the order of the user types. */
const names = [
  'Ada Marsh',
  'Con Petrou',
  'Alby Wills',
  'Sal Moretti',
  'Dan Okafor',
  'Sam Ferris',
  'Sid Barwon',
] as const

/** One person for each user type, all with the same password; gives the ids of those who look after clients. */
export async function demoPeople(change: Change): Promise<{ managers: number[] }> {
  const password_hash = await hashPassword(demoPassword)
  const managers: number[] = []
  for (const [at, { email, user_type }] of demoSignIns.entries()) {
    const name = names[at] ?? email
    const user = await addUser(change, { name, email, user_type, approved: 'Approved', password_hash })
    if (user_type === 1 || user_type === 4) managers.push(user.id)
  }
  return { managers }
}
