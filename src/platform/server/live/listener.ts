import pg from 'pg'
import { socketOf } from '../database/client-socket.ts'

interface Hearing {
  /** What came on the channel. */
  heard: (payload: string) => void
  /** A lost connection is back: what came meanwhile is gone. */
  back: () => void
}

/** Between one try to come back and the next, in milliseconds. */
const pause = 1000
/** How long a connection may take to come about, and to answer. */
const answersWithin = 2000
/** How often it is asked whether it lives. */
const askEvery = 1000

/**
 * Listens to a channel of PostgreSQL until it is closed, and comes back after a lost connection: one try after the
 * other, however each of them fails. One that the network forgot does not say that it has ended: it is asked now and
 * then. @throws when the first connection fails.
 */
export async function openListener(
  config: pg.PoolConfig,
  channel: string,
  { heard, back }: Hearing,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...config,
      application_name: 'haulyard live',
      connectionTimeoutMillis: answersWithin,
      query_timeout: answersWithin,
    })
    next.on('notification', ({ payload = '' }) => heard(payload))
    next.on('error', () => {}) // the end of the connection is what counts
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    // It has nothing to finish, and who does not answer would not hear a farewell.
    const letGo = () => socketOf(next).destroy()
    const asking = setInterval(() => void next.query('select 1').catch(letGo), askEvery)
    asking.unref()
    next.once('end', () => clearInterval(asking))
    // Only of a connection that was good: one that never came about is reported by the error above.
    next.once('end', comeBack)
  }
  const comeBack = (): void => {
    if (isClosed) return
    setTimeout(() => void connect().then(back, comeBack), pause).unref()
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      if (client) socketOf(client).destroy()
    },
  }
}
