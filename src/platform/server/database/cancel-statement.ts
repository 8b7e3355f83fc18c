import { once } from 'node:events'
import { connect } from 'node:net'
import type pg from 'pg'

/** Properties of a connection that the driver has but does not declare. */
interface Known {
  readonly host: string
  readonly port: number
  readonly processID: number
  readonly secretKey: number
}

/** How long the database may take to receive it, in milliseconds. */
const hears = 1000
const cancelRequest = 80_877_102

/**
 * Asks the database to cancel the statement a connection is waiting for, with the connection's cancel key:
 * this needs no privileges, whatever role it runs as. (The driver's own way looks for a statement it sent
 * itself, and misses those queued behind others.)
 * @returns whether the database has received it: if not, it may still arrive and hit the next statement.
 */
export async function cancelStatement(waiting: pg.ClientBase): Promise<boolean> {
  const { host, port, processID, secretKey } = waiting as unknown as Known
  const request = Buffer.alloc(16)
  for (const [at, part] of [16, cancelRequest, processID, secretKey].entries())
    request.writeInt32BE(part, at * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  let isHeard = false
  socket.setTimeout(hears, () => socket.destroy())
  socket.on('error', () => {}) // Only its closing matters.
  // The database closes the connection once it has passed the request on.
  socket.on('end', () => (isHeard = true))
  socket.resume().write(request)
  await once(socket, 'close')
  return isHeard
}
