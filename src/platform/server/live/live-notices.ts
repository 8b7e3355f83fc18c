import { type RawBuilder, sql } from 'kysely'

export const liveChannel = 'haulyard_live'
/** A notice of it says that sessions of a person have ended, or that they may do something else than before. */
export const sessionTopic = 'session'

/** What changed: sent to whoever may read it, or to one person. Browsers get the topic alone. */
export interface Notice {
  topic: string
  id: number
  user_id?: number
}

/** The statement that sends notices to every server of this database when the transaction is kept. They name a topic and an id only. */
export function liveNotification(notices: readonly Notice[]): RawBuilder<unknown> {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  return sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`
}
