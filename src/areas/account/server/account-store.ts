import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Place } from './places/place.ts'

type Reader = Db | Tx

/** An account, as needed for signing in. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const accounts = (db: Reader) =>
  db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'mobile', 'password_hash', 'status', 'approved', 'rejected_at'])
    .select(['rejection_reason', 'user_type', 'user_role_id', 'avatar_file_id', 'last_login_at', 'version'])
    .where('archived_at', 'is', null)

export const findAccount = (db: Reader, id: number) => accounts(db).where('id', '=', id).executeTakeFirst()

export const findAccountByEmail = (db: Reader, email: string) =>
  accounts(db).where('email', '=', email).executeTakeFirst()

/** The same, and whether someone has signed in to it before on this device or from this network. */
export const findAccountAt = (db: Reader, email: string, { network, device }: Place) =>
  accounts(db)
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('known_device')
            .select('user_id')
            .whereRef('user_id', '=', 'app_user.id')
            .where('secret_sha256', '=', device),
        )
        .as('knows_device'),
      row
        .exists(
          row
            .selectFrom('known_network')
            .select('user_id')
            .whereRef('user_id', '=', 'app_user.id')
            .where('network', '=', network),
        )
        .as('knows_network'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()

/** Which of these users exist and may sign in. */
export async function presentEmails(db: Reader, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await accounts(db)
    .where('email', 'in', emails)
    .where('status', '=', 'active')
    .where('rejected_at', 'is', null)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

const setUpLock = 7414
/** Serialises attempts to create the first administrator. */
export const lockSetUp = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${setUpLock})`.execute(tx)

/** Whether there has ever been an administrator. */
export async function hasAdministrator(db: Reader): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_type', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A person's open sessions, most recently used first. */
export async function listSessions(db: Reader, user_id: number, current: string) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .select(sql<number>`(id = ${current})::int`.as('is_current'))
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}
