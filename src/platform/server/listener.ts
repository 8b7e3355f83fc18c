import pg from 'pg'

interface Heard {
  /** What was said on the channel. */
  said: (payload: string) => void
  /** A lost connection is back: what was said meanwhile is gone. */
  back: () => void
}

/** Between one try to come back and the next, in milliseconds. */
const pause = 1000

/**
 * Listens to a channel of PostgreSQL until it is closed, and comes back after a lost connection: one try after the
 * other, however each of them fails. @throws when the first connection fails.
 */
export async function openListener(
  config: pg.PoolConfig,
  channel: string,
  { said, back }: Heard,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...config, application_name: 'haulyard live' })
    next.on('notification', ({ payload = '' }) => said(payload))
    next.on('error', () => {}) // the end of the connection is what counts
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    // Only of a connection that was good: one that never came about is told by the error above.
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
      await client?.end()
    },
  }
}
