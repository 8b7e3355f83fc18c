import { once } from 'node:events'
import { connect } from 'node:net'
import type pg from 'pg'

/** What the driver knows of a connection and does not declare. */
interface Known {
  readonly host: string
  readonly port: number
  readonly processID: number
  readonly secretKey: number
}

/** How long the database may take to hear of it, in milliseconds. */
const hears = 1000
const cancelRequest = 80_877_102

/**
 * Has the database stop the statement that a connection waits for, by the key that each connection has for that: no
 * right is needed, whoever it works as. (The driver's own way looks for a statement that it sent itself, which it does
 * not find behind others.)
 * @returns whether the database has heard it: else it may still come, and be meant for the next statement.
 */
export async function cancelStatement(waiting: pg.ClientBase): Promise<boolean> {
  const { host, port, processID, secretKey } = waiting as unknown as Known
  const request = Buffer.alloc(16)
  for (const [at, part] of [16, cancelRequest, processID, secretKey].entries())
    request.writeInt32BE(part, at * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  let isHeard = false
  socket.setTimeout(hears, () => socket.destroy())
  socket.on('error', () => {}) // Its end is what counts.
  // The database hangs up when it has passed it on.
  socket.on('end', () => (isHeard = true))
  socket.resume().write(request)
  await once(socket, 'close')
  return isHeard
}
