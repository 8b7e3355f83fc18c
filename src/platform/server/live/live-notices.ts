import { type RawBuilder, sql } from 'kysely'

export const liveChannel = 'haulyard_live'
/** Its notice says that a person's sessions have ended, or that their rights have changed. */
export const sessionTopic = 'session'

/** What changed: sent to those who may read it, or to one person. Browsers get the topic only. */
export interface Notice {
  topic: string
  id: number
  user_id?: number
}

/**
 * The statement that notifies every server on this database when the transaction commits. Notices contain
 * only a topic and an id.
 */
export function liveNotification(notices: readonly Notice[]): RawBuilder<unknown> {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  return sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`
}
