import { createDriver } from '#areas/drivers/server/index.ts'
import { approveSubcontractor, createSubcontractor } from '#areas/subcontractors/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { insertSession } from '#platform/server/sessions/session-store.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import type { UserType } from '#shared/roles.ts'

/** Named people of the test company: one per user type, and two where tests prove that each sees only their own. */
export const people = {
  administrator: { name: 'Ada Marsh', user_type: 1 },
  otherAdministrator: { name: 'Olga Finch', user_type: 1 },
  accounts: { name: 'Con Petrou', user_type: 2 },
  allocator: { name: 'Alby Wills', user_type: 3 },
  sales: { name: 'Sal Moretti', user_type: 4 },
  otherSales: { name: 'Sue Lind', user_type: 4 },
  driver: { name: 'Dan Okafor', user_type: 5 },
  otherDriver: { name: 'Deb Quill', user_type: 5 },
  safety: { name: 'Sam Ferris', user_type: 6 },
  subcontractor: { name: 'Sid Barwon', user_type: 7 },
  otherSubcontractor: { name: 'Ros Tully', user_type: 7 },
  waiting: { name: 'Wes Tanner', user_type: null },
  otherWaiting: { name: 'Win Acton', user_type: null },
} as const satisfies Record<string, { name: string; user_type: UserType | null }>
export type PersonName = keyof typeof people

export const emailOf = (name: PersonName): string => `${name.toLowerCase()}@example.com`

export interface SignedIn {
  user_id: number
  token: string
  session_id: string
}

/** A person's driver record, or their company, by name. */
export const fieldRecords = {
  driver: { mobile: '61491570006', employee_no: 'E-901' },
  otherDriver: { mobile: '61491570156', employee_no: 'E-902' },
  subcontractor: { name: 'Barwon Haulage Pty Ltd', abn: '32900000025' },
  otherSubcontractor: { name: 'Tully Earthmoving Pty Ltd', abn: '53900000033' },
} as const

/** A driver needs a driver record, a subcontractor an approved company. */
async function recordsOf(
  change: Change,
  name: PersonName,
): Promise<{ driver_id?: number; subcontractor_id?: number }> {
  if (name === 'driver' || name === 'otherDriver') {
    const driver = await createDriver(change, { name: people[name].name, ...fieldRecords[name] })
    return { driver_id: driver.id }
  }
  if (name === 'subcontractor' || name === 'otherSubcontractor') {
    const { id } = await createSubcontractor(change, fieldRecords[name])
    await approveSubcontractor(change, id)
    return { subcontractor_id: id }
  }
  return {}
}

/** Inserts a person (once) and signs in. */
export async function signIn({ write, tokens }: Platform, name: PersonName): Promise<SignedIn> {
  const person = people[name]
  return write(system, async (change) => {
    const { tx } = change
    const email = emailOf(name)
    const known = await tx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
    const approved = person.user_type === null ? ('NotApproved' as const) : ('Approved' as const)
    const { id: user_id } =
      known ??
      (await tx
        .insertInto('app_user')
        .values({
          name: person.name,
          email,
          user_type: person.user_type,
          approved,
          ...(await recordsOf(change, name)),
        })
        .returning('id')
        .executeTakeFirstOrThrow())
    const session = await insertSession(tx, {
      user_id,
      user_type: person.user_type,
      ip: null,
      user_agent: 'test',
    })
    return { user_id, session_id: session.id, token: await tokens.sign({ ...session, user_id }) }
  })
}
