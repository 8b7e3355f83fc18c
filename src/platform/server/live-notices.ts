import { type RawBuilder, sql } from 'kysely'
import type { LiveNotice } from '#platform/contract/session.ts'

export const liveChannel = 'haulyard_live'
/** A notice of it says that sessions of a person have ended. */
export const sessionTopic = 'session'

/** A notice for every browser, or for those of one person. */
export interface Notice extends LiveNotice {
  user_id?: number
}

/** The statement that sends notices to every server of this database when the transaction is kept. They name a topic and an id only. */
export function liveNotification(notices: readonly Notice[]): RawBuilder<unknown> {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  return sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`
}
