import { sql } from 'kysely'
import { type UserType, effectiveGrants, roleOf } from '#shared/roles.ts'
import type { Scope } from '#shared/permissions.ts'
import type { Db, Tx } from '../database/database.ts'
import { liveNotification, sessionTopic } from '../live/live-notices.ts'
import { oftenByKey } from '../database/prepared-statements.ts'
import type { Origin, Person } from './viewer.ts'

const hours = 3_600_000
/** Twelve hours in the office; thirty days for people who work from a phone (drivers and subcontractors). */
export const sessionLength = (user_type: UserType | null): number =>
  user_type === 5 || user_type === 7 ? 30 * 24 * hours : 12 * hours

/** Sessions use the machine's clock: a demo clock must not end or prolong them. */
export async function insertSession(
  tx: Tx,
  session: { user_id: number; user_type: UserType | null; ip: string | null; user_agent: string | null },
): Promise<{ id: string; expires_at: Date }> {
  const expires_at = new Date(Math.floor((Date.now() + sessionLength(session.user_type)) / 1000) * 1000)
  const { id } = await tx
    .insertInto('session')
    .values({
      user_id: session.user_id,
      ip: session.ip,
      user_agent: session.user_agent?.slice(0, 300) ?? null,
      expires_at: expires_at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, expires_at }
}

/** Ends a user's sessions: all, all but one, or one. @returns how many were open. */
export async function revokeSessions(
  tx: Tx,
  which: { user_id: number; except?: string | null; only?: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', which.user_id)
    .where('revoked_at', 'is', null)
    .$if(which.except !== undefined && which.except !== null, (q) => q.where('id', '<>', which.except ?? ''))
    .$if(which.only !== undefined, (q) => q.where('id', '=', which.only ?? ''))
    .executeTakeFirst()
  // Every server closes the event streams of ended sessions.
  if (numUpdatedRows > 0n)
    await liveNotification([{ topic: sessionTopic, id: which.user_id, user_id: which.user_id }]).execute(tx)
  return Number(numUpdatedRows)
}

/** How often a session's last use is recorded; on every call it would turn every read into a write. */
const noteEvery = '5 minutes'

/** A session's user, with everything that decides what they may do; null when it has ended. */
export async function findPerson(db: Db, session_id: string): Promise<Omit<Person, keyof Origin> | null> {
  const { rows } = await sql<{
    user_id: number
    name: string
    user_type: UserType | null
    driver_id: number | null
    subcontractor_id: number | null
    overrides: Record<string, Scope | 'none'> | null
    is_quiet: number
  }>`${sql.raw(oftenByKey)}
    select u.id as user_id, u.name, case when u.approved = 'Approved' then u.user_type end as user_type,
      u.driver_id, u.subcontractor_id,
      (select jsonb_object_agg(p.permission, p.scope) from role_permission p where p.user_role_id = r.id) as overrides,
      (s.last_seen_at < now() - ${noteEvery}::interval) as is_quiet
    from session s
    join app_user u on u.id = s.user_id
    left join user_role r on r.id = coalesce(u.user_role_id,
      (select d.id from user_role d where d.is_system and d.user_type = u.user_type))
    where s.id = ${session_id} and s.revoked_at is null and s.expires_at > now()
      and u.status = 'active' and u.archived_at is null and u.rejected_at is null`.execute(db)
  const row = rows[0]
  if (!row) return null
  if (row.is_quiet)
    await db
      .updateTable('session')
      .set({ last_seen_at: sql`now()` })
      .where('id', '=', session_id)
      .execute()
  return {
    user_id: row.user_id,
    name: row.name,
    user_type: row.user_type,
    prefix: row.user_type === null ? null : roleOf(row.user_type).prefix,
    grants: effectiveGrants(row.user_type, row.overrides ?? {}),
    session_id,
    driver_id: row.driver_id,
    subcontractor_id: row.subcontractor_id,
  }
}
