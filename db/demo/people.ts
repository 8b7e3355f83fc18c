import { hashPassword } from '#areas/account/server/index.ts'
import { demoDomain, demoPassword, demoSignIns } from '#areas/account/rules/demo-sign-ins.ts'
import { addUser, createUser } from '#areas/users/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { UserType } from '#shared/roles.ts'

/** The demo company's users, in order of user type. */
const names = [
  'Ada Marsh',
  'Con Petrou',
  'Alby Wills',
  'Sal Moretti',
  'Dan Okafor',
  'Sam Ferris',
  'Sid Barwon',
] as const

interface DemoPeople {
  /** Who look after clients. */
  managers: number[]
  accounts: number
  driver: number
  safety: number
  subcontractor: number
}

/** One user per user type, all with the same password, and one waiting for approval. */
export async function demoPeople(change: Change): Promise<DemoPeople> {
  const password_hash = await hashPassword(demoPassword)
  const ids = new Map<UserType, number>()
  for (const [at, { email, user_type }] of demoSignIns.entries()) {
    const name = names[at] ?? email
    const user = await addUser(change, { name, email, user_type, approved: 'Approved', password_hash })
    ids.set(user_type, user.id)
  }
  await addUser(change, { name: 'Tess Lindqvist', email: `tess@${demoDomain}`, password_hash }, 'registered')
  const idOf = (user_type: UserType) => ids.get(user_type) ?? 0
  return {
    managers: [idOf(1), idOf(4)],
    accounts: idOf(2),
    driver: idOf(5),
    safety: idOf(6),
    subcontractor: idOf(7),
  }
}

/** A new user the office has invited: the mail is stored under settings, since a demo sends none. */
export async function demoInvitation(change: Change): Promise<void> {
  await createUser(change, { name: 'Vic Harlow', email: `vic@${demoDomain}`, user_type: 3 })
}
