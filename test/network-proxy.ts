import { once } from 'node:events'
import { type AddressInfo, type Socket, createConnection, createServer } from 'node:net'
import type pg from 'pg'

/**
 * What happens to connections: they are forwarded; open ones silently stop being forwarded (`forgotten`), or
 * new ones as well (`silent`); only new ones stop (`full`); or all are closed (`rude`).
 */
type Manner = 'good' | 'forgotten' | 'silent' | 'full' | 'rude'

export interface NetworkProxy {
  /** The database as reached through this proxy. */
  config: pg.PoolConfig
  become(manner: Manner): void
  /** How many connections were requested since the last mode change. */
  calls(): number
}

/** A proxy between a client and the database of `config`. */
export async function networkProxy(
  config: pg.PoolConfig,
  until: (close: () => Promise<void>) => void,
): Promise<NetworkProxy> {
  const open = new Set<Socket>()
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  let manner: Manner = 'good'
  let calls = 0
  const between = createServer((socket) => {
    calls++
    open.add(socket)
    socket.on('error', () => {})
    if (manner === 'rude') socket.destroy()
    if (manner === 'rude' || manner === 'silent' || manner === 'full') return
    const path = String(config.host)
    const database = path.startsWith('/')
      ? createConnection(`${path}/.s.PGSQL.${config.port}`)
      : createConnection(Number(config.port), path)
    open.add(database)
    database.on('error', () => {})
    socket.pipe(database).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  until(async () => {
    hangUp()
    between.close()
    await once(between, 'close')
  })
  const { port } = between.address() as AddressInfo
  return {
    config: { ...config, host: '127.0.0.1', port },
    calls: () => calls,
    become: (next) => {
      manner = next
      calls = 0
      if (manner === 'rude') hangUp()
      else if (manner === 'forgotten' || manner === 'silent') for (const socket of open) socket.unpipe()
    },
  }
}
