import pg from 'pg'
import { socketOf } from '../database/client-socket.ts'

interface Hearing {
  /** A message on the channel. */
  heard: (payload: string) => void
  /** A lost connection is back: messages sent in between were missed. */
  back: () => void
}

/** The delay between reconnection attempts, in milliseconds. */
const pause = 1000
/** How long a connection may take to open, and to answer. */
const answersWithin = 2000
/** How often it is checked for life. */
const askEvery = 1000

/**
 * Listens to a PostgreSQL channel until closed, and reconnects after a lost connection: one attempt at a
 * time, however each fails. A connection the network dropped does not report its end, so it is probed at
 * intervals. @throws when the first connection fails.
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
    next.on('error', () => {}) // the connection's end is what counts
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    // It has nothing to finish, and a dead server would not answer a clean close.
    const letGo = () => socketOf(next).destroy()
    const asking = setInterval(() => void next.query('select 1').catch(letGo), askEvery)
    asking.unref()
    next.once('end', () => clearInterval(asking))
    // Only for an established connection: a failed attempt is reported by the error above.
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
