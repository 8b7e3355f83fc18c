import { sql } from 'kysely'
import type { LiveNotice } from '#platform/contract/session.ts'
import type { Tx } from './database.ts'

export const liveChannel = 'haulyard_live'
/** A notice of it says that sessions of a person have ended. */
export const sessionTopic = 'session'

/** A notice for every browser, or for those of one person. */
export interface Notice extends LiveNotice {
  user_id?: number
}

/** Sends notices to every server of this database when the transaction is kept. They name a topic and an id only. */
export async function notifyLive(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  const payloads = notices.map((notice) => JSON.stringify(notice))
  await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
